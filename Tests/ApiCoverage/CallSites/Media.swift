import Intents

@available(iOS 14.0, *)
final class Coordinator: NSObject {
    private func item(for search: INMediaSearch) -> INMediaItem? {
        guard let text = search.mediaName else { return nil }
        switch search.mediaType {
        case .album: return .init(identifier: "1", title: text, type: .album, artwork: nil, artist: search.artistName)
        case .music, .song: return .init(identifier: String(2), title: text, type: .song, artwork: nil)
        case .playlist, .podcastPlaylist, .genre, .artist: return nil
        case .unknown, .podcastShow, .podcastEpisode, .audioBook, .movie, .tvShow, .tvShowEpisode, .musicVideo:
            return nil
        case .station, .musicStation, .radioStation, .podcastStation, .algorithmicRadioStation, .news: return nil
        @unknown default: return nil
        }
    }
}

@available(iOS 14.0, *)
extension Coordinator: INPlayMediaIntentHandling {
    func resolveMediaItems(for intent: INPlayMediaIntent) async -> [INPlayMediaMediaItemResolutionResult] {
        if let search = intent.mediaSearch, let item = item(for: search) {
            return [INPlayMediaMediaItemResolutionResult(mediaItemResolutionResult: .success(with: item))]
        }
        if let items = intent.mediaItems, !items.isEmpty {
            return INPlayMediaMediaItemResolutionResult.successes(with: items)
        }
        if intent.resumePlayback == true { return [] }
        var resolved = [INPlayMediaMediaItemResolutionResult]()
        resolved.append(.init(mediaItemResolutionResult: .unsupported()))
        return resolved + [.unsupported(forReason: .loginRequired)]
    }
    func resolvePlaybackSpeed(for intent: INPlayMediaIntent) async -> INPlayMediaPlaybackSpeedResolutionResult {
        (intent.playbackSpeed ?? 1) > 1 ? .unsupported(forReason: .aboveMaximum) : .success(with: 1)
    }
    func handle(intent: INPlayMediaIntent) async -> INPlayMediaIntentResponse {
        if let shuffled = intent.playShuffled { print(shuffled) }
        switch intent.playbackQueueLocation {
        case .unknown, .now: break
        case .next, .later: break
        @unknown default: break
        }
        let repeats: Bool = {
            switch intent.playbackRepeatMode {
            case .unknown, .none: return false
            case .all, .one: return true
            @unknown default: return false
            }
        }()
        let rate = intent.playbackSpeed.map { Float($0) }
        let response = INPlayMediaIntentResponse(code: repeats ? .success : .handleInApp, userActivity: nil)
        response.nowPlayingInfo = ["rate": rate as Any, "title": intent.mediaContainer?.title ?? ""]
        return response
    }
}

@available(iOS 14.0, *)
extension Coordinator: INAddMediaIntentHandling, INSearchForMediaIntentHandling, INUpdateMediaAffinityIntentHandling {
    func resolveMediaItems(for intent: INAddMediaIntent) async -> [INAddMediaMediaItemResolutionResult] {
        guard intent.mediaSearch?.reference == .currentlyPlaying else {
            return [.unsupported(forReason: .serviceUnavailable)]
        }
        let item = INMediaItem(identifier: "1", title: intent.mediaSearch?.mediaName, type: .song, artwork: nil)
        return [INAddMediaMediaItemResolutionResult(mediaItemResolutionResult: .success(with: item))]
    }
    func handle(intent: INAddMediaIntent) async -> INAddMediaIntentResponse {
        let code: INAddMediaIntentResponseCode = intent.mediaDestination?.playlistName == nil ? .success : .failure
        if case .playlist(let name)? = intent.mediaDestination { print(name) }
        return .init(code: code, userActivity: nil)
    }
    func handle(intent: INSearchForMediaIntent) async -> INSearchForMediaIntentResponse {
        guard let item = intent.mediaItems?.first, let identifier = item.identifier else {
            return .init(code: .failure, userActivity: nil)
        }
        var activity: NSUserActivity
        switch item.type {
        case .album: activity = .init(activityType: "album")
        default: activity = .init(activityType: "other")
        }
        activity.userInfo = ["id": identifier]
        activity.title = item.title
        activity.persistentIdentifier = identifier
        return .init(code: .continueInApp, userActivity: activity)
    }
    func resolveMediaItems(
        for intent: INUpdateMediaAffinityIntent,
        with completion: @escaping ([INUpdateMediaAffinityMediaItemResolutionResult]) -> Void
    ) {
        completion([.success(with: INMediaItem(identifier: nil, title: nil, type: .unknown, artwork: nil))])
    }
    func handle(
        intent: INUpdateMediaAffinityIntent, completion: @escaping (INUpdateMediaAffinityIntentResponse) -> Void
    ) {
        completion(.init(code: intent.affinityType == .like ? .success : .failure, userActivity: nil))
    }
}

func donatePlay(_ arguments: [String: Any]) {
    let search = INMediaSearch(
        mediaType: .song, sortOrder: .best, mediaName: "A", artistName: "B", albumName: arguments["album"] as? String,
        genreNames: (arguments["genre"] as? String).map { [$0] }, moodNames: nil, releaseDate: nil, reference: .unknown,
        mediaIdentifier: nil)
    let intent = INPlayMediaIntent(
        mediaItems: nil, mediaContainer: nil, playShuffled: nil, playbackRepeatMode: .unknown, resumePlayback: nil,
        playbackQueueLocation: .unknown, playbackSpeed: nil, mediaSearch: search)
    let older = INPlayMediaIntent(
        mediaItems: [INMediaItem(identifier: "1", title: "A", type: .podcastEpisode, artwork: INImage(named: "a"))],
        mediaContainer: nil, playShuffled: false, playbackRepeatMode: .none, resumePlayback: false)
    older.suggestedInvocationPhrase = "Play"
    INInteraction(intent: intent, response: INPlayMediaIntentResponse(code: .success, userActivity: nil)).donate {
        error in
        if error != nil {
            guard let error = error as NSError? else { return }
            print(error.code, error.localizedDescription)
        }
    }
    let intents = [intent, older].sorted { one, other in
        guard let a = one.mediaItems?.first?.title, let b = other.mediaItems?.first?.title else { return false }
        return a.localizedCaseInsensitiveCompare(b) == .orderedAscending
    }
    INUpcomingMediaManager.shared.setPredictionMode(.onlyPredictSuggestedIntents, for: .podcastEpisode)
    INUpcomingMediaManager.shared.setPredictionMode(.default, for: .audioBook)
    INUpcomingMediaManager.shared.setSuggestedMediaIntents(NSOrderedSet(array: intents))
    let context = INMediaUserContext()
    context.subscriptionStatus = .subscribed
    context.numberOfLibraryItems = 1
    context.becomeCurrent()
}
