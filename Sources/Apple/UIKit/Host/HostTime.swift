/// The advance of a host's clock, with timers, animations and display links at their times, frame by frame.
@MainActor
package enum HostTime {
  /// Advances the clock of a host, as that host's code.
  ///
  /// The order at one time is: timers in the order of their times and then, for a frame, the ends of animations,
  /// display links, layout and drawing. After each of them, pending work on the main queue is done.
  ///
  /// - Parameters:
  ///   - host: The host.
  ///   - seconds: The duration. The last frame is at its end, even if that is between two regular frames.
  ///   - frameRate: The number of frames per second.
  ///   - makeFrame: A closure that runs layout and drawing.
  package static func advance(_ host: AppHost, by seconds: Double, frameRate: Double, makeFrame: () -> Void) {
    preconditionOfCaller(seconds >= 0 && seconds.isFinite, "The clock cannot advance by \(seconds) seconds")
    preconditionOfCaller(frameRate > 0 && frameRate.isFinite, "The frame rate must be positive, not \(frameRate)")
    host.run { pass(seconds, of: host, interval: 1 / frameRate, makeFrame: makeFrame) }
  }

  private static func pass(_ seconds: Double, of host: AppHost, interval: Double, makeFrame: () -> Void) {
    let mainWork = host.userInterface.mainWork
    let start = host.clock.now
    let end = start + seconds
    mainWork.drain()
    // Changes since the last frame are displayed before time passes.
    makeFrame()
    mainWork.drain()
    var number = 1.0
    while host.clock.now < end {
      // It is computed from the start, since sums of rounded steps drift.
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
