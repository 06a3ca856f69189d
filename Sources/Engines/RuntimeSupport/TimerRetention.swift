import Foundation

/// A correction for timers of Foundation on Linux, which retain themselves and their blocks after invalidation
/// (`docs/foundation-faults.md`).
package enum TimerRetention {
  /// Releases a timer's reference to itself, so that its last owner releases it, as on Apple's systems. Call it once
  /// for each timer, after it can no longer fire.
  package static func end(of timer: Timer) {
    guard isFaulty else { return }
    Unmanaged.passUnretained(timer).release()
  }

  /// Whether this version of Foundation has the fault. It is checked once for the process.
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
