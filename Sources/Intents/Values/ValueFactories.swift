// Initialisers of value classes whose properties are generated.

extension INPriceRange {
    public convenience init(firstPrice: NSDecimalNumber, secondPrice: NSDecimalNumber, currencyCode: String) {
        let isAscending = firstPrice.compare(secondPrice) != .orderedDescending
        self.init(_set: [
            "minimumPrice": isAscending ? firstPrice : secondPrice,
            "maximumPrice": isAscending ? secondPrice : firstPrice, "currencyCode": currencyCode,
        ])
    }

    public convenience init(maximumPrice: NSDecimalNumber, currencyCode: String) {
        self.init(_set: ["maximumPrice": maximumPrice, "currencyCode": currencyCode])
    }

    public convenience init(minimumPrice: NSDecimalNumber, currencyCode: String) {
        self.init(_set: ["minimumPrice": minimumPrice, "currencyCode": currencyCode])
    }

    public convenience init(price: NSDecimalNumber, currencyCode: String) {
        self.init(_set: ["minimumPrice": price, "maximumPrice": price, "currencyCode": currencyCode])
    }
}

extension INPaymentMethod {
    /// Payment by Apple Pay.
    public static func applePay() -> INPaymentMethod { INPaymentMethod(type: .applePay) }
}

extension INRideCompletionStatus {
    public static func completed() -> INRideCompletionStatus { make(["isCompleted": true]) }

    public static func completed(settledPaymentAmount: INCurrencyAmount) -> INRideCompletionStatus {
        make(["isCompleted": true, "paymentAmount": settledPaymentAmount])
    }

    public static func completed(outstandingPaymentAmount: INCurrencyAmount) -> INRideCompletionStatus {
        make(["isCompleted": true, "isOutstanding": true, "paymentAmount": outstandingPaymentAmount])
    }

    public static func completed(
        outstandingFeedbackType feedbackType: INRideFeedbackTypeOptions
    ) -> INRideCompletionStatus {
        make(["isCompleted": true, "isOutstanding": true, "feedbackType": Int(bitPattern: feedbackType.rawValue)])
    }

    public static func canceledByService() -> INRideCompletionStatus { make(["isCanceled": true]) }
    public static func canceledByUser() -> INRideCompletionStatus { make(["isCanceled": true]) }
    public static func canceledMissedPickup() -> INRideCompletionStatus {
        make(["isCanceled": true, "isMissedPickup": true])
    }

    private static func make(_ values: [String: Any?]) -> INRideCompletionStatus {
        INRideCompletionStatus(_set: values)
    }
}

extension INCar {
    /// The wireless identifiers of a car's head unit.
    open class HeadUnit: _INRecord {
        public convenience init(bluetoothIdentifier: String?, iAP2Identifier: String?) {
            self.init(_set: ["bluetoothIdentifier": bluetoothIdentifier, "iAP2Identifier": iAP2Identifier])
        }

        public final var bluetoothIdentifier: String? { _value("bluetoothIdentifier") }
        public final var iAP2Identifier: String? { _value("iAP2Identifier") }
    }
}
