import Foundation
import UIKit

extension ViewHost {
  /// Seconds that have passed on the host's clock, which `CACurrentMediaTime()` tells, too.
  public static var time: TimeInterval { MediaClock.now }

  /// Lets time pass, frame by frame: animations go on, display links and timers are called.
  ///
  /// It takes as long as the frames take to make; nothing waits. The first frame is that of the present moment, and the
  /// last one that of the end, also where that is no whole number of frames.
  ///
  /// - Parameters:
  ///   - seconds: how long. With 0 it is an ``update()``.
  ///   - frameRate: frames a second. Default: 60.
  public func advance(by seconds: TimeInterval, frameRate: Double = 60) {
    HostTime.advance(by: seconds, frameRate: frameRate) { update() }
  }
}
