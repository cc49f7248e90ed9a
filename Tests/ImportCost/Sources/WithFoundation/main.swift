import Foundation

print(UUID().uuidString)
