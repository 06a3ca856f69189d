import Dispatch
import Foundation
import ViewHost

/// Advances the host's time while tests wait for an expectation, in a run loop, or for a task.
///
/// While a test computes, the time does not change. When the test yields the main thread, the time passes in real time,
/// so that other threads complete their work within the time that the test allows. Timers, delayed blocks, animations
/// and dates follow the host's clock, in its order.
@MainActor
final class TestClock {
  private static let frame = 1.0 / 60
  /// The maximum duration of a step, regardless of the duration of a frame.
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
    // A timer that the main thread adds would belong to the host and only fire when the host's time passes. This timer
    // advances that time.
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
    // Code that a frame calls may wait in a run loop itself, so its time must pass, too.
    host.advance(by: min(max(passed, TestClock.frame), TestClock.longest), frameRate: 60)
  }
}
