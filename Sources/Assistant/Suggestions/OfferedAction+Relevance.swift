import Prediction
import ShortcutModel

extension Assistant {
    /// Tells the prediction what apps offer at a moment.
    func sendOffersToEngine(at moment: Double) {
        let maker = maker
        learning.datesOfOffers = datesOfOffers(at: moment)
        for (app, offers) in Dictionary(grouping: offers, by: \.app) {
            learning.learnt.engine.setOffers(offers.flatMap { maker.offered($0, at: moment) }, of: app)
        }
    }

    /// Tells it again where dates have begun or ended since.
    func updateOffers(at moment: Double) {
        if datesOfOffers(at: moment) != learning.datesOfOffers { sendOffersToEngine(at: moment) }
    }

    private func datesOfOffers(at moment: Double) -> [Bool] {
        offers.flatMap { $0.relevant?.relevance ?? [] }.compactMap { $0.isDated(at: moment) }
    }
}

extension EventMaker {
    /// An offer as the prediction takes it: for each of the situations in which it is relevant. Outside its dates it is
    /// none, unless there is more than dates.
    func offered(_ offer: StoredOffer, at moment: Double) -> [OfferedAction] {
        let pattern = pattern(offer.shortcut, of: offer.app)
        let relevance = offer.relevant?.relevance ?? []
        let situations = relevance.compactMap { $0.offered(pattern, at: moment) }
        let isOutOfDate = !relevance.isEmpty && relevance.allSatisfy { $0.isDated(at: moment) == false }
        return situations.isEmpty && !isOutOfDate ? [OfferedAction(pattern: pattern)] : situations
    }
}

extension RelevantShortcutValue.Relevance {
    /// Whether a moment lies in its dates; nil where it has none.
    fileprivate func isDated(at moment: Double) -> Bool? {
        guard case .dates(let from, let to) = self else { return nil }
        // A point in time is relevant for the quarter of an hour around it.
        return (to == nil ? from - 900 : from) <= moment && moment <= to ?? from + 900
    }

    /// Nil when it is none at the moment, or says nothing that can be known.
    fileprivate func offered(_ pattern: ActionPattern, at moment: Double) -> OfferedAction? {
        var action = OfferedAction(pattern: pattern)
        switch self {
        case .dailyRoutine(let situation):
            // The raw values of INDailyRoutineRelevanceProvider.Situation.
            switch situation {
            case 0: action.hours = (5, 11)
            case 1: action.hours = (17, 22)
            case 2: action.relevance.place = "home"
            case 3: action.relevance.place = "work"
            case 4: action.relevance.place = "school"
            case 5: action.relevance.place = "gym"
            case 7: action.relevance.hasHeadphones = true
            default: return nil
            }
        case .region(_, _, _, let identifier): action.relevance.place = identifier
        case .dates: if isDated(at: moment) == false { return nil }
        }
        return action
    }
}
