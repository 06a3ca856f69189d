import Foundation
import HostServices

/// Where something is that plays, by the host's clock: nothing sounds or moves, but time passes.
///
/// It is used on the main queue, as players are.
package final class PlaybackClock: @unchecked Sendable {
  // Unchecked: Players use it on the main queue alone.
  private var anchor = 0.0
  private var position = 0.0
  private var turn = 0

  /// Seconds of the medium that pass in a second; 0 while it stands.
  package private(set) var rate = 0.0

  package init() {}

  private static var now: Double { HostServices.time?.seconds ?? ProcessInfo.processInfo.systemUptime }

  /// Seconds from the start of the medium.
  package var seconds: Double { position + (rate == 0 ? 0 : (PlaybackClock.now - anchor) * rate) }

  package func set(seconds: Double? = nil, rate newRate: Double? = nil) {
    position = seconds ?? self.seconds
    anchor = PlaybackClock.now
    rate = newRate ?? rate
    turn += 1
  }

  /// Calls back when it gets to a place, unless it is set to something else before.
  package func whenAt(_ place: Double, _ action: @escaping () -> Void) {
    guard rate != 0 else { return }
    let delay = (place - seconds) / rate
    guard delay >= 0, delay.isFinite else { return }
    let expected = turn
    PlaybackClock.after(delay) { [weak self] in
      if self?.turn == expected { action() }
    }
  }

  /// Unchecked: What is handed over is the app's, which expects to be called on the main queue.
  private struct Handed: @unchecked Sendable {
    let work: () -> Void
  }

  package static func after(_ seconds: Double, _ work: @escaping () -> Void) {
    let handed = Handed(work: work)
    DispatchQueue.main.asyncAfter(deadline: .now() + seconds) { handed.work() }
  }
}
