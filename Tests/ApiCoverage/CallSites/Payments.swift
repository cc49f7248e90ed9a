import Intents

final class PaymentHandler: NSObject, INSendPaymentIntentHandling, INRequestPaymentIntentHandling {
    func resolvePayee(for intent: INSendPaymentIntent, with completion: @escaping (INPersonResolutionResult) -> Void) {
        var result: INPersonResolutionResult?
        if let payee = intent.payee { result = .success(with: payee) }
        completion(result ?? .needsValue())
    }
    func resolveCurrencyAmount(
        for intent: INSendPaymentIntent,
        with completion: @escaping (INSendPaymentCurrencyAmountResolutionResult) -> Void
    ) {
        guard let amount = intent.currencyAmount else { return completion(.needsValue()) }
        if amount.amount!.doubleValue > 20 { return completion(.unsupported(forReason: .paymentsAmountAboveMaximum)) }
        completion(.disambiguation(with: [INCurrencyAmount(amount: amount.amount!, currencyCode: "EUR")]))
    }
    func confirm(intent: INSendPaymentIntent, completion: @escaping (INSendPaymentIntentResponse) -> Void) {
        func report(code: INSendPaymentIntentResponseCode) { completion(.init(code: code, userActivity: nil)) }
        report(code: .failurePaymentsAmountBelowMinimum)
    }
    func handle(intent: INSendPaymentIntent, completion: @escaping (INSendPaymentIntentResponse) -> Void) {
        guard let amount = intent.currencyAmount?.amount?.intValue else { return }
        let response = INSendPaymentIntentResponse(code: amount > 0 ? .success : .failure, userActivity: nil)
        response.paymentRecord = INPaymentRecord(
            payee: intent.payee, payer: nil, currencyAmount: intent.currencyAmount, paymentMethod: nil,
            note: intent.note, status: .completed)
        completion(response)
    }
    func handle(intent: INRequestPaymentIntent, completion: @escaping (INRequestPaymentIntentResponse) -> Void) {
        completion(INRequestPaymentIntentResponse(code: .success, userActivity: nil))
    }
}

func shown(_ interaction: INInteraction, _ parameters: Set<INParameter>) -> Bool {
    for parameter in parameters {
        if let account = interaction.parameterValue(for: parameter) as? INPaymentAccount {
            print(account.nickname ?? "")
        }
    }
    switch (interaction.intentResponse, interaction.intentResponse?.userActivity) {
    case (let response as INSendPaymentIntentResponse, .some(let activity)) where response.code == .success:
        print(activity.activityType)
        return true
    default: return interaction.intentHandlingStatus == .ready
    }
}
