/// The actions and target-action pairs of a control, in the order in which they were added.
///
/// The identifier of an action, and a target with its selector, occur only once. Adding one again extends its events.
/// An action then replaces the earlier one, as UIKit's documentation of `addAction(_:for:)` specifies.
@MainActor
struct ControlActionList {
  /// An action or a target-action pair.
  enum Handler {
    case action(UIAction)
    case message(ControlMessage)
  }

  private struct Entry {
    var handler: Handler
    var events: UIControl.Event
  }

  private var entries: [Entry] = []

  nonisolated init() {}

  /// All events with handlers. Pairs whose target was deallocated are ignored.
  var events: UIControl.Event {
    entries.reduce(into: []) { if !$1.handler.isVoid { $0.formUnion($1.events) } }
  }

  /// Returns the handlers for a set of events, each of them once.
  func handlers(for events: UIControl.Event) -> [Handler] {
    entries.filter { !$0.events.isDisjoint(with: events) && !$0.handler.isVoid }.map(\.handler)
  }

  /// All handlers and their events.
  var all: [(handler: Handler, events: UIControl.Event)] {
    entries.filter { !$0.handler.isVoid }.map { ($0.handler, $0.events) }
  }

  mutating func add(_ action: UIAction, for events: UIControl.Event) {
    add(.action(action), for: events) { $0.action?.identifier == action.identifier }
  }

  mutating func add(_ message: ControlMessage, for events: UIControl.Event) {
    entries.removeAll { $0.handler.isVoid }
    add(.message(message), for: events) { $0.message.map { $0.isSame(as: message) } ?? false }
  }

  private mutating func add(_ handler: Handler, for events: UIControl.Event, where isSame: (Handler) -> Bool) {
    guard let index = entries.firstIndex(where: { isSame($0.handler) }) else {
      entries.append(Entry(handler: handler, events: events))
      return
    }
    entries[index].handler = handler
    entries[index].events.formUnion(events)
  }

  mutating func remove(_ identifier: UIAction.Identifier, for events: UIControl.Event) {
    remove(for: events) { $0.action?.identifier == identifier }
  }

  /// Removes target-action pairs from events.
  ///
  /// - Parameters:
  ///   - target: The target, or `nil` for all targets.
  ///   - selector: The selector, or `nil` for all selectors.
  mutating func removeMessages(to target: AnyObject?, _ selector: Selector?, for events: UIControl.Event) {
    remove(for: events) { handler in
      guard let message = handler.message else { return false }
      return (target == nil || message.target === target) && (selector == nil || message.selector == selector)
    }
  }

  private mutating func remove(for events: UIControl.Event, where isMeant: (Handler) -> Bool) {
    for index in entries.indices where isMeant(entries[index].handler) { entries[index].events.subtract(events) }
    entries.removeAll { $0.events.isEmpty || $0.handler.isVoid }
  }
}

extension ControlActionList.Handler {
  @MainActor var action: UIAction? { if case .action(let action) = self { action } else { nil } }

  @MainActor var message: ControlMessage? { if case .message(let message) = self { message } else { nil } }

  /// Whether the target was deallocated.
  @MainActor var isVoid: Bool { message?.isVoid ?? false }
}
