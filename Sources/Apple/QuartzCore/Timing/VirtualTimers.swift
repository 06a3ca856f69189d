/// What is to happen at times of a host's clock.
package final class VirtualTimers {
  /// Tells a timer from others.
  package struct Token: Hashable, Sendable {
    fileprivate let number: Int
  }

  private struct Entry {
    let time: Double
    let token: Token
    let action: () -> Void
  }

  /// By time, those of one time in the order in which they were added.
  private var entries: [Entry] = []
  private var nextNumber = 0

  /// When the next one is due; `nil` where none waits.
  package var nextTime: Double? { entries.first?.time }

  /// Has something happen at a time; where that is over, with the next move of the clock.
  @discardableResult
  package func add(at time: Double, _ action: @escaping () -> Void) -> Token {
    nextNumber += 1
    let token = Token(number: nextNumber)
    let index = entries.firstIndex { $0.time > time } ?? entries.count
    entries.insert(Entry(time: time, token: token, action: action), at: index)
    return token
  }

  /// Calls something off.
  package func remove(_ token: Token) {
    entries.removeAll { $0.token == token }
  }

  package func fireNext() {
    guard !entries.isEmpty else { return }
    entries.removeFirst().action()
  }
}
