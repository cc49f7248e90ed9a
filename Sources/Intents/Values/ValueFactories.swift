// Initialisers of value classes whose properties are generated.

extension INPriceRange {
    /// From the lower of two prices to the higher.
    public convenience init(firstPrice: NSDecimalNumber, secondPrice: NSDecimalNumber, currencyCode: String) {
        let isAscending = firstPrice.compare(secondPrice) != .orderedDescending
        self.init(_set: [
            "minimumPrice": isAscending ? firstPrice : secondPrice,
            "maximumPrice": isAscending ? secondPrice : firstPrice, "currencyCode": currencyCode,
        ])
    }

    /// Up to a price.
    public convenience init(maximumPrice: NSDecimalNumber, currencyCode: String) {
        self.init(_set: ["maximumPrice": maximumPrice, "currencyCode": currencyCode])
    }

    /// From a price on.
    public convenience init(minimumPrice: NSDecimalNumber, currencyCode: String) {
        self.init(_set: ["minimumPrice": minimumPrice, "currencyCode": currencyCode])
    }

    /// Exactly a price.
    public convenience init(price: NSDecimalNumber, currencyCode: String) {
        self.init(_set: ["minimumPrice": price, "maximumPrice": price, "currencyCode": currencyCode])
    }
}

extension INPaymentMethod {
    /// Payment by Apple Pay.
    public static func applePay() -> INPaymentMethod { INPaymentMethod(type: .applePay) }
}

extension INRideFareLineItem {
    /// Creates a part of the fare. Never nil: code written for the first SDK, where it could be, unwraps it.
    public convenience init!(title: String, price: NSDecimalNumber, currencyCode: String) {
        self.init(_set: ["title": title, "price": price, "currencyCode": currencyCode])
    }
}

extension INRideCompletionStatus {
    /// The ride has ended.
    public static func completed() -> INRideCompletionStatus { make(["isCompleted": true]) }

    /// The ride has ended and is paid.
    public static func completed(settledPaymentAmount: INCurrencyAmount) -> INRideCompletionStatus {
        make(["isCompleted": true, "paymentAmount": settledPaymentAmount])
    }

    /// The ride has ended and is to be paid.
    public static func completed(outstandingPaymentAmount: INCurrencyAmount) -> INRideCompletionStatus {
        make(["isCompleted": true, "isOutstanding": true, "paymentAmount": outstandingPaymentAmount])
    }

    /// The ride has ended and is to be rated or tipped.
    public static func completed(
        outstandingFeedbackType feedbackType: INRideFeedbackTypeOptions
    ) -> INRideCompletionStatus {
        make(["isCompleted": true, "isOutstanding": true, "feedbackType": Int(bitPattern: feedbackType.rawValue)])
    }

    /// The service called the ride off.
    public static func canceledByService() -> INRideCompletionStatus { make(["isCanceled": true]) }
    /// The user called the ride off.
    public static func canceledByUser() -> INRideCompletionStatus { make(["isCanceled": true]) }
    /// The user was not there.
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
        /// Creates the identifiers.
        public convenience init(bluetoothIdentifier: String?, iAP2Identifier: String?) {
            self.init(_set: ["bluetoothIdentifier": bluetoothIdentifier, "iAP2Identifier": iAP2Identifier])
        }

        /// That of the radio link.
        public final var bluetoothIdentifier: String? { _value("bluetoothIdentifier") }
        /// That of the wired link.
        public final var iAP2Identifier: String? { _value("iAP2Identifier") }
    }
}
