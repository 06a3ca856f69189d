/// What came of holding a class against what it came from: a line of JSON.
package struct VerificationResult: Codable, Sendable {
  package var file: String
  package var scene: String
  package var object: String
  package var name: String
  /// Views compared, over all screens, and those whose frames are the same.
  package var views = 0
  package var equalFrames = 0
  /// Screens, and those whose pixels are the same.
  package var screens = 0
  package var equalScreens = 0
  /// What differs, by name and screen.
  package var notes: [String] = []
}
