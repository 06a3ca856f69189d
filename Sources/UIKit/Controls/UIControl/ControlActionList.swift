/// The actions of a control in the order in which they were added, each with the events it is for.
///
/// An identifier occurs once: adding an action whose identifier is known puts it in the place of the earlier one and
/// adds to its events, as UIKit's documentation of `addAction(_:for:)` says.
struct ControlActionList {
  private struct Entry {
    var action: UIAction
    var events: UIControl.Event
  }

  private var entries: [Entry] = []

  /// Every event that some action is for.
  var events: UIControl.Event {
    entries.reduce(into: []) { $0.formUnion($1.events) }
  }

  /// The actions to send for a set of events, each once.
  func actions(for events: UIControl.Event) -> [UIAction] {
    entries.filter { !$0.events.isDisjoint(with: events) }.map(\.action)
  }

  @MainActor
  mutating func add(_ action: UIAction, for events: UIControl.Event) {
    guard let index = entries.firstIndex(where: { $0.action.identifier == action.identifier }) else {
      entries.append(Entry(action: action, events: events))
      return
    }
    entries[index].action = action
    entries[index].events.formUnion(events)
  }

  @MainActor
  mutating func remove(_ identifier: UIAction.Identifier, for events: UIControl.Event) {
    guard let index = entries.firstIndex(where: { $0.action.identifier == identifier }) else { return }
    entries[index].events.subtract(events)
    if entries[index].events.isEmpty { entries.remove(at: index) }
  }
}
