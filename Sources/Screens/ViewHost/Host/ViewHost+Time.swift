import Foundation
import ImageCodecs
import UIKit

extension ViewHost {
  /// Seconds that have passed on the clock of the host whose code runs; on other threads, of the latest one.
  package nonisolated static var currentTime: TimeInterval { CACurrentMediaTime() }

  /// Seconds that have passed on the host's clock, which `CACurrentMediaTime()` tells its app.
  public var time: TimeInterval { host.clock.now }

  /// Whether something changes on the screen with each frame: an animation runs, or code waits to be called for frames.
  package var isMoving: Bool { !host.animations.isIdle || !host.displayLinks.isEmpty }

  /// Lets time pass, frame by frame: animations go on, display links and timers are called.
  ///
  /// It takes as long as the frames take to make; nothing waits. The first frame is that of the present moment, and the
  /// last one that of the end, also where that is no whole number of frames.
  ///
  /// - Parameters:
  ///   - seconds: how long. With 0 it is an ``update()``.
  ///   - frameRate: frames a second. Default: 60.
  public func advance(by seconds: TimeInterval, frameRate: Double = 60) {
    HostTime.advance(host, by: seconds, frameRate: frameRate) { update() }
  }
}

extension ViewHost {
  /// Lets time pass, and takes pictures of the screen, or of one view, as it does.
  ///
  /// - Parameters:
  ///   - seconds: how long. The first picture is of the present moment.
  ///   - frameRate: pictures a second, from 1 to 60. Default: 30.
  ///   - view: what to draw. Default: the whole window.
  /// - Throws: ``PictureSizeError`` where the view has no pixel, or more than memory can hold.
  public func record(
    seconds: TimeInterval, frameRate: Int = 30, of view: UIView? = nil
  ) throws(PictureSizeError) -> MovingPicture {
    let rate = min(max(frameRate, 1), 60)
    let count = max(Int(saturating: (seconds * Double(rate)).rounded()), 1)
    let start = time
    var encoder: APNGEncoder?
    for number in 1...count {
      let image = try picture(of: view).image
      if encoder == nil {
        encoder = APNGEncoder(width: image.width, height: image.height, framesPerSecond: rate)
      }
      image.withPixels { pixels, bytesPerRow in
        encoder?.add(
          UnsafeRawBufferPointer(start: pixels, count: bytesPerRow * image.height), bytesPerRow: bytesPerRow)
      }
      // From the start, so that rounding does not add up.
      advance(by: max(start + Double(number) / Double(rate) - time, 0))
    }
    guard let encoder else { throw PictureSizeError(size: (view ?? window).bounds.size, scale: device.scale) }
    return MovingPicture(encoder, duration: Double(count) / Double(rate))
  }
}
