/// A screen with the events that lead to its state, as a file that another machine can replay.
package struct ScreenRecording: Codable, Equatable, Sendable {
  package var choice: ScreenChoice
  package var events: [LiveEvent]

  package init(choice: ScreenChoice, events: [LiveEvent]) {
    self.choice = choice
    self.events = events
  }
}
