import Foundation
import ImageCodecs
import UIKit

extension ViewHost {
  /// The time of the current host's clock in seconds; on other threads, of the latest host.
  package nonisolated static var currentTime: TimeInterval { CACurrentMediaTime() }

  /// The time of the host's clock in seconds, which `CACurrentMediaTime()` returns in its app.
  public var time: TimeInterval { host.clock.now }

  /// Whether the screen changes with each frame: an animation is running, or a display link is active.
  package var isMoving: Bool { !host.animations.isIdle || !host.displayLinks.isEmpty }

  /// Advances the time, frame by frame, with animations, display links and timers.
  ///
  /// It takes as long as creating the frames, without waiting. The first frame is at the current time and the last one
  /// at the end, even if that isn't a whole number of frames.
  ///
  /// - Parameters:
  ///   - seconds: The duration. With 0, it is the same as ``update()``.
  ///   - frameRate: The number of frames per second. Default: 60.
  public func advance(by seconds: TimeInterval, frameRate: Double = 60) {
    HostTime.advance(host, by: seconds, frameRate: frameRate) { update() }
  }
}

extension ViewHost {
  /// Advances the time and records pictures of the screen or of one view.
  ///
  /// - Parameters:
  ///   - seconds: The duration. The first picture is at the current time.
  ///   - frameRate: The number of pictures per second, from 1 to 60. Default: 30.
  ///   - view: The view to record. Default: the whole window.
  /// - Throws: A ``PictureSizeError`` if the picture would have no pixels or exceed the available memory.
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
      // It is computed from the start, so that rounding errors don't accumulate.
      advance(by: max(start + Double(number) / Double(rate) - time, 0))
    }
    guard let encoder else { throw PictureSizeError(size: (view ?? window).bounds.size, scale: device.scale) }
    return MovingPicture(encoder, duration: Double(count) / Double(rate))
  }
}
