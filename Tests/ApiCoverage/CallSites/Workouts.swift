import Intents

final class WorkoutHandler: INExtension, INStartWorkoutIntentHandling, INPauseWorkoutIntentHandling,
    INResumeWorkoutIntentHandling, INCancelWorkoutIntentHandling, INEndWorkoutIntentHandling
{
    func handle(intent: INStartWorkoutIntent, completion: @escaping (INStartWorkoutIntentResponse) -> Void) {
        guard let phrase = intent.workoutName?.spokenPhrase else {
            return completion(INStartWorkoutIntentResponse(code: .failureNoMatchingWorkout, userActivity: nil))
        }
        let minutes = intent.workoutGoalUnitType == .minute ? intent.goalValue : nil
        print(phrase, minutes ?? 0, intent.isOpenEnded ?? false, intent.workoutLocationType == .outdoor)
        completion(INStartWorkoutIntentResponse(code: .handleInApp, userActivity: nil))
    }
    func handle(intent: INPauseWorkoutIntent, completion: @escaping (INPauseWorkoutIntentResponse) -> Void) {
        completion(INPauseWorkoutIntentResponse(code: .continueInApp, userActivity: nil))
    }
    func handle(intent: INResumeWorkoutIntent) async -> INResumeWorkoutIntentResponse {
        .init(code: .handleInApp, userActivity: nil)
    }
    func handle(intent: INCancelWorkoutIntent, completion: @escaping (INCancelWorkoutIntentResponse) -> Void) {
        completion(.init(code: .success, userActivity: nil))
    }
    func handle(intent: INEndWorkoutIntent, completion: @escaping (INEndWorkoutIntentResponse) -> Void) {
        completion(.init(code: .failureNoMatchingWorkout, userActivity: nil))
    }
}

func workoutShortcuts() -> [INShortcut] {
    [INStartWorkoutIntent(), INEndWorkoutIntent(), INCancelWorkoutIntent()].map { INShortcut(intent: $0) }
        .compactMap { $0 }
}
