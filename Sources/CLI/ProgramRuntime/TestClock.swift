import Dispatch
import Foundation
import ViewHost

/// Lets the host's time pass while tests wait: for an expectation, in a run loop, for a task.
///
/// While a test computes, time stands still; when it gives the main thread back, it passes as fast as the machine's
/// does, so that what other threads do is done in the time that the test gives it. Timers, delayed blocks, animations
/// and dates go by the host's clock, and in its order.
@MainActor
final class TestClock {
  private static let frame = 1.0 / 60
  /// A step is no longer than this, however long a frame took.
  private static let longest = 0.1
  private let host: ViewHost
  private var last = DispatchTime.now()

  init(_ host: ViewHost) {
    self.host = host
  }

  /// Starts the clock. It runs until the program ends.
  func start() {
    last = .now()
    nonisolated(unsafe) let timer = Timer(timeInterval: TestClock.frame, repeats: true) { _ in
      MainActor.assumeIsolated { self.pass() }
    }
    // A timer that the main thread adds is the host's, and fires when the host's time has passed. This one has it pass.
    let added = DispatchSemaphore(value: 0)
    Thread.detachNewThread {
      RunLoop.main.add(timer, forMode: .common)
      added.signal()
    }
    added.wait()
  }

  private func pass() {
    let now = DispatchTime.now()
    let passed = Double(now.uptimeNanoseconds - last.uptimeNanoseconds) / 1e9
    last = now
    // What a frame calls may itself wait in a run loop: its time has to pass, too.
    host.advance(by: min(max(passed, TestClock.frame), TestClock.longest), frameRate: 60)
  }
}
