/// Lets the host's time pass: timers, animations and display links happen when they are due, frame by frame.
@MainActor
package enum HostTime {
  /// Moves the clock on.
  ///
  /// What happens at one moment happens in this order: timers, in the order of their times; then, for a frame, the ends
  /// of animations, display links, layout and drawing. After each of them, work that waits on the main queue is done.
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
    let interval = 1 / frameRate
    MainWork.settle()
    // What was changed since the last frame is on the screen before time passes.
    makeFrame()
    MainWork.settle()
    var number = 1.0
    while MediaClock.now < end {
      // From the start, not from the last frame: sums of rounded steps drift.
      var frame = start + number * interval
      if frame > end - 1e-9 { frame = end }
      fireTimers(until: frame)
      MediaClock.now = frame
      AnimationRegistry.update()
      MainWork.settle()
      DisplayLinks.callAll(interval: interval)
      MainWork.settle()
      makeFrame()
      MainWork.settle()
      number += 1
    }
  }

  private static func fireTimers(until time: Double) {
    while let due = VirtualTimers.nextTime, due <= time + 1e-9 {
      MediaClock.now = max(MediaClock.now, min(due, time))
      VirtualTimers.fireNext()
      MainWork.settle()
    }
  }
}
