import Foundation

/// The messages of a host that are sent after a delay.
@MainActor
final class DelayedMessages {
  private struct Entry {
    let target: AnyObject
    let selector: Selector
    let argument: Any?
    let token: EventTimers.Token
  }

  private var waiting: [Entry] = []
  private let timers: EventTimers

  init(timers: EventTimers) {
    self.timers = timers
  }

  static var current: DelayedMessages { UserInterface.current.delayedMessages }

  func add(_ selector: Selector, to target: AnyObject, _ argument: Any?, delay: TimeInterval) {
    var token: EventTimers.Token?
    token = timers.schedule(after: max(delay, 0)) { [self] in
      waiting.removeAll { $0.token === token }
      token = nil
      SelectorTable.send(selector, to: target, [argument])
    }
    if let token { waiting.append(Entry(target: target, selector: selector, argument: argument, token: token)) }
  }

  func cancel(where isMeant: (AnyObject) -> Bool) {
    remove { isMeant($0.target) }
  }

  func cancel(_ selector: Selector, _ argument: Any?, where isMeant: (AnyObject) -> Bool) {
    remove { isMeant($0.target) && $0.selector == selector && isEqual($0.argument, argument) }
  }

  private func remove(_ isMeant: (Entry) -> Bool) {
    for entry in waiting where isMeant(entry) { entry.token.cancel() }
    waiting.removeAll(where: isMeant)
  }

  private func isEqual(_ first: Any?, _ second: Any?) -> Bool {
    guard let first, let second else { return first == nil && second == nil }
    if let first = first as? AnyHashable, let second = second as? AnyHashable { return first == second }
    return first as AnyObject === second as AnyObject
  }
}

extension UserInterface {
  @MainActor fileprivate final var delayedMessages: DelayedMessages { part { DelayedMessages(timers: eventTimers) } }
}
