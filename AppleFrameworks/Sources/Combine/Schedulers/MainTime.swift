import Dispatch
import Foundation
import HostServices
import OpenCombine

/// The time by which the main queue, the main run loop and the main operation queue go: a host's clock where one leads them,
/// else the machine's.
enum MainTime {
  /// Seconds of the host's clock, and its date; nil where the machine's clock rules.
  static var host: (seconds: Double, date: Date)? { HostServices.time }

  /// The date of the host, or else of the machine.
  static var date: Date { HostServices.date }

  static func schedule(_ action: @escaping () -> Void) {
    let action = Handed(action)
    DispatchQueue.main.async { action.value() }
  }

  static func schedule(after seconds: Double, _ action: @escaping () -> Void) {
    let action = Handed(action)
    DispatchQueue.main.asyncAfter(deadline: .now() + max(seconds, 0)) { action.value() }
  }

  /// Calls again and again on the main queue, where a host leads it: a timer source of libdispatch knows the machine's clock
  /// only.
  static func schedule(after seconds: Double, every interval: Double, _ action: @escaping () -> Void) -> any Cancellable
  {
    let repetition = Repetition(interval: interval, action: action)
    repetition.begin(after: seconds)
    return AnyCancellable { repetition.isCancelled = true }
  }

  /// Unchecked: Only code on the main queue uses it, as only that is led by a host.
  private final class Repetition: @unchecked Sendable {
    var isCancelled = false
    private let interval: Double
    private let action: () -> Void
    /// By the host's clock, so that delays do not add up.
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

/// Takes an action to another queue.
///
/// Unchecked: Combine's actions are not; the scheduler's user answers for them.
struct Handed<Value>: @unchecked Sendable {
  let value: Value
  init(_ value: Value) { self.value = value }
}
