/// The result of comparing a class with its file, as a line of JSON.
package struct VerificationResult: Codable, Sendable {
  package var file: String
  package var scene: String
  package var object: String
  package var name: String
  /// The number of compared views on all screens. `equalFrames` is the number of those with equal frames.
  package var views = 0
  package var equalFrames = 0
  /// The number of screens. `equalScreens` is the number of those with equal pixels.
  package var screens = 0
  package var equalScreens = 0
  /// The differences, by name and screen.
  package var notes: [String] = []
}
