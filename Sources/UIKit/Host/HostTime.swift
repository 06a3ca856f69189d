/// Lets the host's time pass, frame by frame.
@MainActor
package enum HostTime {
  /// Moves the clock on.
  ///
  /// - Parameters:
  ///   - seconds: how long. A last frame is made at the end, also where that is between two others.
  ///   - frameRate: frames a second.
  ///   - makeFrame: lays out and draws.
  package static func advance(by seconds: Double, frameRate: Double, makeFrame: () -> Void) {
    requireOfCaller(seconds >= 0 && seconds.isFinite, "Time can't be moved by \(seconds) seconds")
    requireOfCaller(frameRate > 0 && frameRate.isFinite, "There can't be \(frameRate) frames a second")
    let start = MediaClock.now
    let end = start + seconds
    makeFrame()
    var number = 1.0
    while MediaClock.now < end {
      // From the start, not from the last frame: sums of rounded steps drift.
      let frame = start + number / frameRate
      MediaClock.now = frame > end - 1e-9 ? end : frame
      makeFrame()
      number += 1
    }
  }
}
