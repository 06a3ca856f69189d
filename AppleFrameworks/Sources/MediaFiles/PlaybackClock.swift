import Foundation
import HostServices

/// The playback position of a medium by the host's clock. No audio or video is played, but time passes.
///
/// Like players, it is used on the main queue.
package final class PlaybackClock: @unchecked Sendable {
  // Unchecked: Players use it only on the main queue.
  private var anchor = 0.0
  private var position = 0.0
  private var turn = 0

  /// The playback rate; 0 while the medium is paused.
  package private(set) var rate = 0.0

  package init() {}

  private static var now: Double { HostServices.time?.seconds ?? ProcessInfo.processInfo.systemUptime }

  /// The position in seconds.
  package var seconds: Double { position + (rate == 0 ? 0 : (PlaybackClock.now - anchor) * rate) }

  package func set(seconds: Double? = nil, rate newRate: Double? = nil) {
    position = seconds ?? self.seconds
    anchor = PlaybackClock.now
    rate = newRate ?? rate
    turn += 1
  }

  /// Calls a closure when the position reaches a place, unless the clock is changed before.
  package func whenAt(_ place: Double, _ action: @escaping () -> Void) {
    guard rate != 0 else { return }
    let delay = (place - seconds) / rate
    guard delay >= 0, delay.isFinite else { return }
    let expected = turn
    PlaybackClock.after(delay) { [weak self] in
      if self?.turn == expected { action() }
    }
  }

  /// Unchecked: The closure is the app's, which expects to be called on the main queue.
  private struct Handed: @unchecked Sendable {
    let work: () -> Void
  }

  package static func after(_ seconds: Double, _ work: @escaping () -> Void) {
    let handed = Handed(work: work)
    DispatchQueue.main.asyncAfter(deadline: .now() + seconds) { handed.work() }
  }
}
