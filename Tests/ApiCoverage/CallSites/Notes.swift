import Intents

protocol Storable: NSSecureCoding {}
extension INTask: Storable {}

final class NotesHandler: INExtension {}

extension NotesHandler: INAddTasksIntentHandling, INSetTaskAttributeIntentHandling, INCreateTaskListIntentHandling {
    func resolveTargetTaskList(
        for intent: INAddTasksIntent, with completion: @escaping (INAddTasksTargetTaskListResolutionResult) -> Void
    ) {
        completion(
            .success(
                with: INTaskList(
                    title: INSpeakableString(spokenPhrase: "L"), tasks: [], groupName: nil, createdDateComponents: nil,
                    modifiedDateComponents: nil, identifier: nil)))
    }
    func resolveTaskTitles(
        for intent: INAddTasksIntent, with completion: @escaping ([INSpeakableStringResolutionResult]) -> Void
    ) {
        completion(intent.taskTitles?.map { .success(with: $0) } ?? [.needsValue()])
    }
    func resolveTemporalEventTrigger(
        for intent: INAddTasksIntent,
        with completion: @escaping (INAddTasksTemporalEventTriggerResolutionResult) -> Void
    ) {
        guard let trigger = intent.temporalEventTrigger else { return completion(.notRequired()) }
        let start = trigger.dateComponentsRange.startDateComponents
        completion(start == nil ? .unsupported(forReason: .timeInPast) : .success(with: trigger))
    }
    func handle(intent: INAddTasksIntent, completion: @escaping (INAddTasksIntentResponse) -> Swift.Void) {
        completion(
            {
                let response = INAddTasksIntentResponse(code: .success, userActivity: nil)
                response.modifiedTaskList = intent.targetTaskList
                response.addedTasks = (intent.taskTitles ?? []).map { title in
                    INTask(
                        title: title, status: .notCompleted, taskType: .notCompletable, spatialEventTrigger: nil,
                        temporalEventTrigger: INTemporalEventTrigger(
                            dateComponentsRange: INDateComponentsRange(start: DateComponents(), end: nil)),
                        createdDateComponents: nil, modifiedDateComponents: nil, identifier: nil)
                }
                return response
            }())
    }
    func handle(
        intent: INSetTaskAttributeIntent, completion: @escaping (INSetTaskAttributeIntentResponse) -> Void
    ) {
        guard let title = intent.targetTask?.title else {
            return completion(INSetTaskAttributeIntentResponse(code: .failure, userActivity: nil))
        }
        let response = INSetTaskAttributeIntentResponse(code: .success, userActivity: nil)
        response.modifiedTask = INTask(
            title: title, status: intent.status == .completed ? .completed : INTaskStatus.notCompleted,
            taskType: .completable,
            spatialEventTrigger: intent.spatialEventTrigger, temporalEventTrigger: intent.temporalEventTrigger,
            createdDateComponents: nil, modifiedDateComponents: nil, identifier: title.spokenPhrase.lowercased(),
            priority: .flagged)
        completion(response)
    }
    func handle(intent: INCreateTaskListIntent) async -> INCreateTaskListIntentResponse {
        let response = INCreateTaskListIntentResponse(code: .success, userActivity: nil)
        response.createdTaskList = INTaskList(
            title: intent.title ?? INSpeakableString(spokenPhrase: "L"), tasks: [], groupName: intent.groupName,
            createdDateComponents: DateComponents(year: 2026), modifiedDateComponents: nil, identifier: "l")
        return response
    }
}

extension NotesHandler: INSearchForNotebookItemsIntentHandling, INAppendToNoteIntentHandling, INCreateNoteIntentHandling
{
    func resolveItemType(
        for intent: INSearchForNotebookItemsIntent,
        with completion: @escaping (INNotebookItemTypeResolutionResult) -> Void
    ) {
        completion(.disambiguation(with: [.taskList, .note, .task]))
    }
    func confirm(
        intent: INSearchForNotebookItemsIntent,
        completion: @escaping (INSearchForNotebookItemsIntentResponse) -> Void
    ) {
        let code: INSearchForNotebookItemsIntentResponseCode = intent.title == nil ? .failure : .success
        completion(.init(code: code, userActivity: nil))
    }
    func handle(
        intent: INSearchForNotebookItemsIntent,
        completion: @escaping (INSearchForNotebookItemsIntentResponse) -> Void
    ) {
        let response = INSearchForNotebookItemsIntentResponse(code: .success, userActivity: nil)
        response.sortType = .asIs
        response.notes = [
            INNote(
                title: INSpeakableString(spokenPhrase: "N"), contents: [INTextNoteContent(text: "T")],
                groupName: INSpeakableString(spokenPhrase: "G"),
                createdDateComponents: Calendar.current.dateComponents(in: .current, from: Date()),
                modifiedDateComponents: nil, identifier: UUID().uuidString)
        ]
        completion(response)
    }
    func handle(intent: INAppendToNoteIntent, completion: @escaping (INAppendToNoteIntentResponse) -> Void) {
        guard let note = intent.targetNote?.identifier, let text = (intent.content as? INTextNoteContent)?.text else {
            return completion(INAppendToNoteIntentResponse(code: .failure, userActivity: nil))
        }
        print(note, text)
        completion(INAppendToNoteIntentResponse(code: .success, userActivity: nil))
    }
    func handle(intent: INCreateNoteIntent, completion: @escaping (INCreateNoteIntentResponse) -> Void) {
        let response = INCreateNoteIntentResponse(code: .success, userActivity: nil)
        response.createdNote = intent.content.map {
            INNote(
                title: intent.title!, contents: [$0], groupName: nil, createdDateComponents: nil,
                modifiedDateComponents: nil, identifier: nil)
        }
        completion(response)
    }
}
