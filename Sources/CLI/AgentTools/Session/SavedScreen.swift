import PreviewProtocol

/// A screen that is stored in a file between two commands.
package struct SavedScreen: Codable, Sendable {
  package let choice: ScreenChoice
  package let events: [LiveEvent]
}
