import Intents

class RideHandler: INExtension, INListRideOptionsIntentHandling, INRequestRideIntentHandling,
    INGetRideStatusIntentHandling
{
    override func handler(for intent: INIntent) -> Any? { intent is INSendPaymentIntent ? PaymentHandler() : self }
    func resolvePickupLocation(
        for intent: INListRideOptionsIntent, with completion: @escaping (INPlacemarkResolutionResult) -> Void
    ) {
        if let place = intent.pickupLocation { completion(.success(with: place)) } else { completion(.needsValue()) }
    }
    func handle(intent: INListRideOptionsIntent, completion: @escaping (INListRideOptionsIntentResponse) -> Void) {
        let result = INListRideOptionsIntentResponse(code: .success, userActivity: nil)
        let small = INRideOption(name: "Small", estimatedPickupDate: Date(timeIntervalSinceNow: 1000))
        small.disclaimerMessage = "Small"
        small.priceRange = INPriceRange(
            firstPrice: NSDecimalNumber(value: 5), secondPrice: NSDecimalNumber(string: "7"), currencyCode: "EUR")
        small.usesMeteredFare = true
        small.availablePartySizeOptions = [
            INRidePartySizeOption(
                partySizeRange: NSRange(location: 0, length: 1), sizeDescription: "One", priceRange: nil)
        ]
        small.fareLineItems = [
            INRideFareLineItem(title: "Base", price: NSDecimalNumber(value: 4.76), currencyCode: "EUR")!
        ]
        result.expirationDate = Date(timeIntervalSinceNow: 3600)
        result.rideOptions = [small]
        result.paymentMethods = [INPaymentMethod.applePay()]
        completion(result)
    }
    func handle(intent: INRequestRideIntent, completion: @escaping (INRequestRideIntentResponse) -> Void) {
        let result = INRequestRideIntentResponse(code: .success, userActivity: nil)
        let status = INRideStatus()
        status.rideIdentifier = "1"
        status.pickupLocation = intent.pickupLocation
        status.phase = INRidePhase.confirmed
        status.estimatedPickupDate = Date(timeIntervalSinceNow: 900)
        let vehicle = INRideVehicle()
        vehicle.mapAnnotationImage = INImage(named: "car")
        vehicle.location = intent.dropOffLocation!.location
        vehicle.manufacturer = "M"
        status.vehicle = vehicle
        var name = PersonNameComponents()
        name.givenName = "J"
        let handle = INPersonHandle(value: "j@example.com", type: .emailAddress)
        status.driver = INRideDriver(
            personHandle: handle, nameComponents: name, displayName: nil, image: nil, contactIdentifier: nil,
            customIdentifier: nil)
        status.driver = INRideDriver(
            personHandle: handle, nameComponents: name, displayName: "J", image: nil, rating: "5", phoneNumber: "1")
        status.completionStatus = INRideCompletionStatus.completed()
        status.additionalActionActivities = [NSUserActivity(activityType: "more")]
        result.rideStatus = status
        print(intent.partySize ?? 1, intent.rideOptionName?.spokenPhrase ?? "", intent.paymentMethod?.name ?? "")
        completion(result)
    }
    func handle(intent: INGetRideStatusIntent, completion: @escaping (INGetRideStatusIntentResponse) -> Void) {
        completion(INGetRideStatusIntentResponse(code: .success, userActivity: nil))
    }
    func startSendingUpdates(for intent: INGetRideStatusIntent, to observer: INGetRideStatusIntentResponseObserver) {
        observer.didUpdate(getRideStatus: INGetRideStatusIntentResponse(code: .success, userActivity: nil))
    }
    func stopSendingUpdates(for intent: INGetRideStatusIntent) {}
}

final class ConfiguredHandler: INExtension, INListRideOptionsIntentHandling {
    private let store: [String]
    override init() {
        store = []
        super.init()
    }
    func handle(intent: INListRideOptionsIntent, completion: @escaping (INListRideOptionsIntentResponse) -> Void) {
        let option: INRideOption = INRideOption(
            name: "A", estimatedPickupDate: NSDate.init(timeIntervalSinceNow: 1) as Date)
        option.priceRange = INPriceRange.init(price: 10.0, currencyCode: "USD")
        option.fareLineItems = [INRideFareLineItem(title: "B", price: 1, currencyCode: "USD")]
        let responses: Set<INIntentResponse> = [INListRideOptionsIntentResponse.init(code: .success, userActivity: nil)]
        print(responses, store)
    }
}

final class RidesHandler: INExtension, INRidesharingDomainHandling {
    func handle(intent: INListRideOptionsIntent, completion: @escaping (INListRideOptionsIntentResponse) -> Void) {}
    func handle(intent: INRequestRideIntent, completion: @escaping (INRequestRideIntentResponse) -> Void) {}
    func confirm(intent: INRequestRideIntent, completion: @escaping (INRequestRideIntentResponse) -> Void) {}
    func handle(intent: INGetRideStatusIntent, completion: @escaping (INGetRideStatusIntentResponse) -> Void) {}
    func handle(cancelRide intent: INCancelRideIntent, completion: @escaping (INCancelRideIntentResponse) -> Void) {}
    func handle(
        sendRideFeedback sendRideFeedbackintent: INSendRideFeedbackIntent,
        completion: @escaping (INSendRideFeedbackIntentResponse) -> Void
    ) {}
}
