import Intents

print(UUID().uuidString)
