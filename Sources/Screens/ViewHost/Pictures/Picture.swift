import Foundation
import ImageCodecs
import UIKit

/// What a view looks like, as pixels.
public struct Picture: Sendable {
  /// The pixels.
  public let image: CGImage

  /// Pixels per point.
  public let scale: CGFloat

  /// A picture that was drawn already.
  package init(image: CGImage, scale: CGFloat) {
    self.image = image
    self.scale = scale
  }

  /// Draws a view with its subviews as they are laid out now.
  @MainActor
  package init(of view: UIView, scale: CGFloat) throws(PictureSizeError) {
    self.scale = scale
    guard let image = ViewRendering.image(of: view, scale: scale) else {
      throw PictureSizeError(size: view.bounds.size, scale: scale)
    }
    self.image = image
  }

  /// Draws the whole screen that a window is on.
  @MainActor
  package init(ofScreenBehind window: UIWindow, scale: CGFloat, withSystemBars: Bool) throws(PictureSizeError) {
    self.scale = scale
    let screen = window.screen
    guard
      let image = ScreenRendering.image(of: screen, scale: scale, front: window, withSystemBars: withSystemBars)
    else { throw PictureSizeError(size: screen.bounds.size, scale: scale) }
    self.image = image
  }

  /// The picture as a PNG file: the same bytes for the same pixels.
  public func png() -> [UInt8] {
    image.withPixels { pixels, bytesPerRow in
      PNGEncoder.encode(
        UnsafeRawBufferPointer(start: pixels, count: bytesPerRow * image.height), width: image.width,
        height: image.height, bytesPerRow: bytesPerRow)
    }
  }

  /// Writes the picture as a PNG file, whole or not at all.
  ///
  /// - Throws: ``FileWritingError``.
  public func write(to path: String) throws(FileWritingError) {
    try AtomicFile.write(png(), to: path)
  }
}

extension Picture {
  /// Whether all of its pixels are the same.
  package var isOfOneColor: Bool {
    image.withPixels { pixels, bytesPerRow in
      guard image.height > 0, image.width > 0 else { return true }
      let isRow = (0..<image.width).allSatisfy { memcmp(pixels, pixels + $0 * 4, 4) == 0 }
      return isRow
        && (0..<image.height).allSatisfy { memcmp(pixels, pixels + $0 * bytesPerRow, image.width * 4) == 0 }
    }
  }
}
