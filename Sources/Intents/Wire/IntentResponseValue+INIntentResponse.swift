import ShortcutModel

extension INIntentResponse {
    /// The response as a plain value.
    package final func responseValue() throws -> IntentResponseValue {
        IntentResponseValue(
            code: _code, codeName: codeName, parameters: try parameterValues(),
            userActivity: try userActivity.map(ActivityValue.init))
    }

    /// The name of the response code in source code.
    package final var codeName: String { responseCode.name }

    /// What is known of the response code.
    final var responseCode: _INSchema.ResponseCode {
        let codes = type(of: self)._schema.codes + _INSchema.ResponseCode.standard
        return codes.first { $0.rawValue == _code } ?? _INSchema.ResponseCode("\(_code)", _code)
    }

    /// The response that a plain value describes, in the class that belongs to the intent.
    static func make(_ value: IntentResponseValue, for intent: INIntent) -> INIntentResponse {
        let type = type(of: intent)._schema.responseClass as? INIntentResponse.Type ?? INIntentResponse.self
        let object = ObjectValue(typeName: "", properties: value.parameters)
        let response = type.init(coder: ValuesCoder(object.values(of: type))) ?? INIntentResponse()
        response._code = value.code
        response.userActivity = value.userActivity.map(NSUserActivity.init)
        return response
    }
}
