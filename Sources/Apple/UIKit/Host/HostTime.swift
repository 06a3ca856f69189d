/// Lets the host's time pass: timers, animations and display links happen when they are due, frame by frame.
@MainActor
package enum HostTime {
  /// Moves the clock of a host on, as that host's code.
  ///
  /// What happens at one moment happens in this order: timers, in the order of their times; then, for a frame, the ends
  /// of animations, display links, layout and drawing. After each of them, work that waits on the main queue is done.
  ///
  /// - Parameters:
  ///   - host: whose clock.
  ///   - seconds: how long. A last frame is made at the end, also where that is between two others.
  ///   - frameRate: frames a second.
  ///   - makeFrame: lays out and draws.
  package static func advance(_ host: AppHost, by seconds: Double, frameRate: Double, makeFrame: () -> Void) {
    preconditionOfCaller(seconds >= 0 && seconds.isFinite, "Time can't be moved by \(seconds) seconds")
    preconditionOfCaller(frameRate > 0 && frameRate.isFinite, "There can't be \(frameRate) frames a second")
    host.run { pass(seconds, of: host, interval: 1 / frameRate, makeFrame: makeFrame) }
  }

  private static func pass(_ seconds: Double, of host: AppHost, interval: Double, makeFrame: () -> Void) {
    let mainWork = host.userInterface.mainWork
    let start = host.clock.now
    let end = start + seconds
    mainWork.drain()
    // What was changed since the last frame is on the screen before time passes.
    makeFrame()
    mainWork.drain()
    var number = 1.0
    while host.clock.now < end {
      // From the start, not from the last frame: sums of rounded steps drift.
      var frame = start + number * interval
      if frame > end - 1e-9 { frame = end }
      fireTimers(of: host, until: frame)
      host.clock.now = frame
      host.animations.update()
      mainWork.drain()
      host.displayLinks.callAll(at: host.clock.now, interval: interval)
      mainWork.drain()
      makeFrame()
      mainWork.drain()
      number += 1
    }
  }

  private static func fireTimers(of host: AppHost, until time: Double) {
    while let due = host.timers.nextTime, due <= time + 1e-9 {
      host.clock.now = max(host.clock.now, min(due, time))
      host.timers.fireNext()
      host.userInterface.mainWork.drain()
    }
  }
}
