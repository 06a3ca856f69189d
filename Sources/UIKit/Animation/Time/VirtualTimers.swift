/// What is to happen at times of the host's clock.
///
/// Unlocked: as with layers, only the thread that runs the interface uses it.
package enum VirtualTimers {
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
  private nonisolated(unsafe) static var entries: [Entry] = []
  private nonisolated(unsafe) static var nextNumber = 0

  /// When the next one is due; `nil` where none waits.
  package static var nextTime: Double? { entries.first?.time }

  /// Has something happen at a time; where that is over, with the next move of the clock.
  @discardableResult
  package static func add(at time: Double, _ action: @escaping () -> Void) -> Token {
    nextNumber += 1
    let token = Token(number: nextNumber)
    let index = entries.firstIndex { $0.time > time } ?? entries.count
    entries.insert(Entry(time: time, token: token, action: action), at: index)
    return token
  }

  /// Calls something off.
  package static func remove(_ token: Token) {
    entries.removeAll { $0.token == token }
  }

  static func fireNext() {
    guard !entries.isEmpty else { return }
    entries.removeFirst().action()
  }
}
