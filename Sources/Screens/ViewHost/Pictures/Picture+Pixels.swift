import UIKit

extension Picture {
  /// A color in the picture: 8 bits per component, not premultiplied.
  public struct Pixel: Equatable, Sendable, CustomStringConvertible {
    public var red: UInt8
    public var green: UInt8
    public var blue: UInt8
    public var alpha: UInt8

    /// Creates a color from four components from 0 to 255.
    public init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8 = 255) {
      self.red = red
      self.green = green
      self.blue = blue
      self.alpha = alpha
    }

    public var description: String { "(\(red), \(green), \(blue), \(alpha))" }
  }

  /// Returns the color of the pixel at a point of the view, in points from its top left corner.
  ///
  /// A point outside of the picture is a programming error.
  public func pixel(x: CGFloat, y: CGFloat) -> Pixel {
    let (column, row) = (Int(saturating: (x * scale).rounded(.down)), Int(saturating: (y * scale).rounded(.down)))
    guard (0..<image.width).contains(column), (0..<image.height).contains(row) else {
      fatalError("pixel (\(x), \(y)) is outside a picture of \(image.width) x \(image.height) pixels at \(scale)x")
    }
    return image.withPixels { pixels, bytesPerRow in
      let base = row * bytesPerRow + column * 4
      let alpha = pixels[base + 3]
      func straight(_ value: UInt8) -> UInt8 {
        alpha == 0 ? 0 : UInt8(min((Int(value) * 255 + Int(alpha) / 2) / Int(alpha), 255))
      }
      return Pixel(
        red: straight(pixels[base + 2]), green: straight(pixels[base + 1]), blue: straight(pixels[base]), alpha: alpha)
    }
  }
}
