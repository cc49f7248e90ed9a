import ShortcutModel
import Testing

@testable import Intents

/// What developers reported of Apple's system, and what must happen here.
@Suite(.serialized) struct `Problems that developers reported` {
    @Test func `a userInfo key named category survives`() async throws {
        let activity = NSUserActivity(activityType: "org.example.see")
        activity.userInfo = ["category": "soups", "title": "t", "kCSSearchableItemActivityIdentifier": "1"]
        activity.isEligibleForPrediction = true
        activity.isEligibleForSearch = true
        activity.title = "See"
        try await withService { service in
            activity.becomeCurrent()
            let donated = try #require(await service.settled().donations.first)
            guard case .activity(let value) = donated.action else {
                Issue.record("\(donated.action)")
                return
            }
            #expect(NSUserActivity(value).userInfo as? [String: String] == activity.userInfo as? [String: String])
            let shortcut = try #require(
                try await service.addVoiceShortcut(INShortcut(userActivity: activity), phrase: "See"))
            #expect(shortcut.shortcut.userActivity?.userInfo?["category"] as? String == "soups")
        }
    }

    @Test func `voice shortcuts come on a background thread`() async throws {
        try await withService { _ in
            let isMain = await withCheckedContinuation { continuation in
                INVoiceShortcutCenter.shared.getAllVoiceShortcuts { _, _ in
                    continuation.resume(returning: Thread.isMainThread)
                }
            }
            #expect(!isMain)
        }
    }

    @Test func `a shortcut of a system intent keeps its parameters`() throws {
        let item = INMediaItem(identifier: "1", title: "Song", type: .song, artwork: nil)
        let intent = INPlayMediaIntent(mediaItems: [item], playShuffled: true)
        let shortcut = try #require(INShortcut(intent: intent))
        let kept = try #require(INShortcut(try ShortcutValue(shortcut)).intent as? INPlayMediaIntent)
        #expect(kept.mediaItems == [item])
        #expect(kept.playShuffled == true)
        #expect(kept.resumePlayback == nil)
    }

    @Test func `five thousand suggestions are replaced by none`() async throws {
        try await withService { service in
            let many = (0..<5_000).map { number in
                let activity = NSUserActivity(activityType: "org.example.open")
                activity.title = "\(number)"
                return INShortcut(userActivity: activity)
            }
            INVoiceShortcutCenter.shared.setShortcutSuggestions(many)
            #expect(await service.settled().suggestions.count == 5_000)
            INVoiceShortcutCenter.shared.setShortcutSuggestions([])
            #expect(await service.settled().suggestions.isEmpty)
        }
    }

    @Test func `deleting what was never donated succeeds, once`() async throws {
        try await withService { _ in
            try await INInteraction.delete(with: ["nothing"])
            try await INInteraction.delete(with: "no group")
            await NSUserActivity.deleteSavedUserActivities(withPersistentIdentifiers: [])
        }
    }

    @Test func `deleting a search item deletes the activities about it`() async throws {
        try await withService { service in
            var activities: [NSUserActivity] = []
            for item in ["tomato", "leek", "bread", nil] {
                let activity = NSUserActivity(activityType: "org.example.see")
                activity.title = item ?? "all"
                activity.isEligibleForPrediction = true
                activity.contentAttributeSet = CSSearchableItemAttributeSet(itemContentType: "public.item")
                activity.contentAttributeSet?.relatedUniqueIdentifier = item
                activity.becomeCurrent()
                activities.append(activity)
            }
            func titles() async -> [String?] {
                await service.settle()
                return service.donatedActivities.map(\.title).sorted { ($0 ?? "") < ($1 ?? "") }
            }
            #expect(await titles() == ["all", "bread", "leek", "tomato"])

            let index = CSSearchableIndex.default()
            index.deleteSearchableItems(withIdentifiers: ["tomato"])
            #expect(await titles() == ["all", "bread", "leek"])

            index.indexSearchableItems([
                CSSearchableItem(
                    uniqueIdentifier: "leek", domainIdentifier: "food.soups",
                    attributeSet: CSSearchableItemAttributeSet(itemContentType: "public.item"))
            ])
            index.deleteSearchableItems(withDomainIdentifiers: ["food"])
            #expect(await titles() == ["all", "bread"])

            index.deleteAllSearchableItems()
            #expect(await titles() == ["all"])
            withExtendedLifetime(activities) {}
        }
    }
}
