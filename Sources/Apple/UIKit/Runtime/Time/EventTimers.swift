import QuartzCore

/// Timers on the host's clock for events, such as the beginning of a long press or the timeout of a tap.
///
/// Timers fire in the order of their times, before the next touch is delivered and before each frame.
@MainActor
package final class EventTimers {
  final class Token {
    fileprivate let deadline: CFTimeInterval
    fileprivate let serial: Int
    fileprivate var body: (@MainActor () -> Void)?

    fileprivate init(_ deadline: CFTimeInterval, _ serial: Int, _ body: @escaping @MainActor () -> Void) {
      (self.deadline, self.serial, self.body) = (deadline, serial, body)
    }

    @MainActor func cancel() { body = nil }
  }

  private var waiting: [Token] = []
  private var nextSerial = 0
  private let clock: MediaClock

  init(clock: MediaClock) {
    self.clock = clock
  }

  package static var current: EventTimers { UserInterface.current.eventTimers }

  /// Calls a block after a delay in seconds, unless the token is cancelled before.
  func schedule(after delay: CFTimeInterval, _ body: @escaping @MainActor () -> Void) -> Token {
    let token = Token(clock.now + delay, nextSerial, body)
    nextSerial += 1
    waiting.removeAll { $0.body == nil }
    waiting.append(token)
    return token
  }

  /// Removes all timers, for a new screen.
  func startOver() { waiting = [] }

  /// Calls the blocks that are due.
  package func fireDue() {
    // Half a microsecond, the rounding error of sums of seconds.
    let tolerance = 5e-7
    while true {
      waiting.removeAll { $0.body == nil }
      let due = waiting.filter { $0.deadline <= clock.now + tolerance }
      guard let first = due.min(by: { ($0.deadline, $0.serial) < ($1.deadline, $1.serial) }), let body = first.body
      else { return }
      first.body = nil
      body()
    }
  }
}
