import PreviewProtocol

/// A screen in a file, between two commands.
package struct SavedScreen: Codable, Sendable {
  package let choice: ScreenChoice
  package let events: [LiveEvent]
}
