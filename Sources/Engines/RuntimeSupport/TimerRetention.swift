import Foundation

/// Mends that a timer of Foundation on Linux keeps itself, and what its block holds, after it has been invalidated
/// (`docs/foundation-faults.md`).
package enum TimerRetention {
  /// Gives back the reference that a timer has to itself, so that it goes with its last owner, as on Apple's systems. Once for each timer,
  /// when it can't fire any more.
  package static func end(of timer: Timer) {
    guard isFaulty else { return }
    Unmanaged.passUnretained(timer).release()
  }

  /// Whether this Foundation has the fault: tried once for the process.
  package static let isFaulty: Bool = {
    weak var left: Timer?
    do {
      let timer = Timer(timeInterval: 1, repeats: false) { _ in }
      timer.invalidate()
      left = timer
    }
    guard let left else { return false }
    Unmanaged.passUnretained(left).release()
    return true
  }()
}
