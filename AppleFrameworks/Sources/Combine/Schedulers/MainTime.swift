import Dispatch
import Foundation
import HostServices
import OpenCombine

/// A namespace for the time of the main queue, the main run loop and the main operation queue, which is that of a
/// host's clock or the machine.
enum MainTime {
  /// The seconds and the date of the host's clock; `nil` if the machine's clock applies.
  static var host: (seconds: Double, date: Date)? { HostServices.time }

  /// The date of the host or the machine.
  static var date: Date { HostServices.date }

  static func schedule(_ action: @escaping () -> Void) {
    let action = Handed(action)
    DispatchQueue.main.async { action.value() }
  }

  static func schedule(after seconds: Double, _ action: @escaping () -> Void) {
    let action = Handed(action)
    DispatchQueue.main.asyncAfter(deadline: .now() + max(seconds, 0)) { action.value() }
  }

  /// Calls an action repeatedly on the main queue that a host controls, because a timer source of libdispatch uses only
  /// the machine's clock.
  static func schedule(after seconds: Double, every interval: Double, _ action: @escaping () -> Void) -> any Cancellable
  {
    let repetition = Repetition(interval: interval, action: action)
    repetition.begin(after: seconds)
    return AnyCancellable { repetition.isCancelled = true }
  }

  /// Unchecked: Only code on the main queue uses it, because a host controls only that queue.
  private final class Repetition: @unchecked Sendable {
    var isCancelled = false
    private let interval: Double
    private let action: () -> Void
    /// The due time on the host's clock, so that delays do not accumulate.
    private var due = 0.0

    init(interval: Double, action: @escaping () -> Void) {
      self.interval = interval
      self.action = action
    }

    func begin(after seconds: Double) {
      due = (MainTime.host?.seconds ?? 0) + max(seconds, 0)
      wait(seconds)
    }

    private func wait(_ seconds: Double) {
      MainTime.schedule(after: seconds) { [self] in
        guard !isCancelled else { return }
        action()
        guard !isCancelled else { return }
        due += max(interval, 0.001)
        wait(due - (MainTime.host?.seconds ?? due))
      }
    }
  }
}

/// A container that transfers an action to another queue.
///
/// Unchecked: Combine's actions are not sendable. The user of the scheduler ensures their safety.
struct Handed<Value>: @unchecked Sendable {
  let value: Value
  init(_ value: Value) { self.value = value }
}
