import Foundation
import ImageCodecs
import UIKit

/// A picture of a view.
public struct Picture: Sendable {
  /// The pixels.
  public let image: CGImage

  /// The number of pixels per point.
  public let scale: CGFloat

  /// Creates a picture from an image.
  package init(image: CGImage, scale: CGFloat) {
    self.image = image
    self.scale = scale
  }

  /// Draws a view with its subviews with the current layout.
  @MainActor
  package init(of view: UIView, scale: CGFloat) throws(PictureSizeError) {
    self.scale = scale
    guard let image = ViewRendering.image(of: view, scale: scale) else {
      throw PictureSizeError(size: view.bounds.size, scale: scale)
    }
    self.image = image
  }

  /// Draws the whole screen of a window.
  @MainActor
  package init(ofScreenBehind window: UIWindow, scale: CGFloat, withSystemBars: Bool) throws(PictureSizeError) {
    self.scale = scale
    let screen = window.screen
    guard
      let image = ScreenRendering.image(of: screen, scale: scale, front: window, withSystemBars: withSystemBars)
    else { throw PictureSizeError(size: screen.sceneBounds.size, scale: scale) }
    self.image = image
  }

  /// Returns the picture as a PNG file. The same pixels result in the same bytes.
  public func png() -> [UInt8] {
    image.withPixels { pixels, bytesPerRow in
      PNGEncoder.encode(
        UnsafeRawBufferPointer(start: pixels, count: bytesPerRow * image.height), width: image.width,
        height: image.height, bytesPerRow: bytesPerRow)
    }
  }

  /// Writes the picture atomically as a PNG file.
  ///
  /// - Throws: A ``FileWritingError``.
  public func write(to path: String) throws(FileWritingError) {
    try AtomicFile.write(png(), to: path)
  }
}

extension Picture {
  /// Whether all pixels are the same.
  package var isOfOneColor: Bool { isOfOneColor(outside: []) }

  /// Returns whether all pixels outside of some regions are the same.
  ///
  /// - Parameter regions: The regions in points, which include the pixels that they touch. If they cover the picture,
  ///   the result is `true`.
  package func isOfOneColor(outside regions: [CGRect]) -> Bool {
    image.withPixels { pixels, bytesPerRow in
      guard image.height > 0, image.width > 0 else { return true }
      let excluded = regions.map { region in
        (
          x: pixelRange(region.minX, region.maxX, limit: image.width),
          y: pixelRange(region.minY, region.maxY, limit: image.height)
        )
      }
      var first: UInt32?
      for row in 0..<image.height {
        let spans = excluded.filter { $0.y.contains(row) }.map(\.x).sorted { $0.lowerBound < $1.lowerBound }
        var column = 0
        for end in spans.map(\.lowerBound) + [image.width] {
          while column < end {
            let pixel = UnsafeRawPointer(pixels + row * bytesPerRow + column * 4).loadUnaligned(as: UInt32.self)
            if pixel != first ?? pixel { return false }
            first = pixel
            column += 1
          }
          column = max(column, spans.filter { $0.lowerBound <= column }.map(\.upperBound).max() ?? column)
        }
      }
      return true
    }
  }

  private func pixelRange(_ start: CGFloat, _ end: CGFloat, limit: Int) -> Range<Int> {
    func pixel(_ position: CGFloat) -> Int { Int(min(max(position, 0), CGFloat(limit))) }
    let lower = pixel((start * scale).rounded(.down))
    return lower..<max(pixel((end * scale).rounded(.up)), lower)
  }
}
