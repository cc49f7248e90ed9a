import Intents

func reservations(start: DateComponents, end: DateComponents) {
    let reference = INSpeakableString(vocabularyIdentifier: "1", spokenPhrase: "Lunch", pronunciationHint: nil)
    let place = CLPlacemark(
        location: CLLocation(latitude: 1, longitude: 2), name: "Place", postalAddress: nil)
    let action = INReservationAction(
        type: .checkIn, validDuration: INDateComponentsRange(start: start, end: end),
        userActivity: NSUserActivity(activityType: "check-in"))
    let restaurant = INRestaurantReservation(
        itemReference: reference, reservationStatus: .confirmed, reservationHolderName: "J",
        reservationDuration: INDateComponentsRange(start: start, end: end), restaurantLocation: place)
    let ticket = INTicketedEventReservation(
        itemReference: reference, reservationNumber: "", bookingTime: Date(), reservationStatus: .confirmed,
        reservationHolderName: "", actions: [action], reservedSeat: nil,
        event: INTicketedEvent(
            category: .movie, name: "M", eventDuration: INDateComponentsRange(start: start, end: end), location: place))
    let flight = INFlightReservation(
        itemReference: reference, reservationNumber: "1", bookingTime: nil, reservationStatus: .confirmed,
        reservationHolderName: nil, actions: nil,
        reservedSeat: INSeat(seatSection: "1", seatRow: "2", seatNumber: "3", seatingType: nil),
        flight: INFlight(
            airline: INAirline(name: "A", iataCode: "AA", icaoCode: nil), flightNumber: "1", boardingTime: nil,
            flightDuration: INDateComponentsRange(start: start, end: end),
            departureAirportGate: INAirportGate(
                airport: INAirport(name: nil, iataCode: "X", icaoCode: nil), terminal: nil, gate: "1"),
            arrivalAirportGate: INAirportGate(
                airport: INAirport(name: nil, iataCode: "Y", icaoCode: nil), terminal: nil, gate: nil)))
    let intent = INGetReservationDetailsIntent(reservationContainerReference: reference)
    let response = INGetReservationDetailsIntentResponse(code: .success, userActivity: nil)
    response.reservations = [restaurant, ticket, flight]
    INInteraction(intent: intent, response: response).donate()
    _ = INGetReservationDetailsIntent(
        reservationContainerReference: ticket.itemReference, reservationItemReferences: [flight.itemReference])
}
