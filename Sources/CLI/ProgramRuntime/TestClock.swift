import Dispatch
import Foundation
import ViewHost

/// Lets the host's time pass while tests wait: for an expectation, in a run loop, for a task.
///
/// While a test computes, time stands still; when it gives the main thread back, it passes as fast as the machine's does, so
/// that what other threads do is done in the time that the test gives it. Timers, delayed blocks, animations and dates go by the host's
/// clock, and in its order.
@MainActor
enum TestClock {
  private static let frame = 1.0 / 60
  /// A step is no longer than this, however long a frame took.
  private static let longest = 0.1
  private static var last = DispatchTime.now()
  private static var isPassing = false

  static func begin(_ host: ViewHost) {
    last = .now()
    nonisolated(unsafe) let timer = Timer(timeInterval: frame, repeats: true) { _ in
      MainActor.assumeIsolated { pass(on: host) }
    }
    // A timer that the main thread adds is the host's, and fires when the host's time has passed. This one has it pass.
    let added = DispatchSemaphore(value: 0)
    Thread.detachNewThread {
      RunLoop.main.add(timer, forMode: .common)
      added.signal()
    }
    added.wait()
  }

  private static func pass(on host: ViewHost) {
    let now = DispatchTime.now()
    let passed = Double(now.uptimeNanoseconds - last.uptimeNanoseconds) / 1e9
    last = now
    // What a frame calls may itself wait in a run loop: its time has to pass, too.
    host.advance(by: min(max(passed, frame), longest), frameRate: isPassing ? 10 : 60)
  }
}
