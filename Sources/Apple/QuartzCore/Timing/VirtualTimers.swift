/// The timers on a host's clock.
package final class VirtualTimers {
  /// The identifier of a timer.
  package struct Token: Hashable, Sendable {
    fileprivate let number: Int
  }

  private struct Entry {
    let time: Double
    let token: Token
    let action: () -> Void
  }

  /// The entries by time, then in the order in which they were added.
  private var entries: [Entry] = []
  private var nextNumber = 0

  /// The time of the next timer; `nil` if there is none.
  package var nextTime: Double? { entries.first?.time }

  /// Adds an action at a time. An action in the past runs at the next advance of the clock.
  @discardableResult
  package func add(at time: Double, _ action: @escaping () -> Void) -> Token {
    nextNumber += 1
    let token = Token(number: nextNumber)
    let index = entries.firstIndex { $0.time > time } ?? entries.count
    entries.insert(Entry(time: time, token: token, action: action), at: index)
    return token
  }

  /// Removes a timer.
  package func remove(_ token: Token) {
    entries.removeAll { $0.token == token }
  }

  package func fireNext() {
    guard !entries.isEmpty else { return }
    entries.removeFirst().action()
  }
}
