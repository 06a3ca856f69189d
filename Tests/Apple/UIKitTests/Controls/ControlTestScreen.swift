import Testing

@testable import UIKit

/// A window for controls without a device: 400 x 300 points at 2x.
@MainActor
struct ControlTestScreen {
  let window: UIWindow

  init(
    style: UIUserInterfaceStyle = .light, scale: CGFloat = 2,
    direction: UITraitEnvironmentLayoutDirection = .leftToRight
  ) {
    window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 300))
    window.traitOverrides.userInterfaceStyle = style
    window.traitOverrides.displayScale = scale
    window.traitOverrides.layoutDirection = direction
    window.isHidden = false
  }

  /// Adds a view and lays it out.
  func show(_ view: UIView, frame: CGRect? = nil) {
    if let frame { view.frame = frame }
    window.addSubview(view)
    window.layoutIfNeeded()
  }

  /// Lays the view out and draws it at 1x or another scale.
  func pixels(of view: UIView, scale: CGFloat = 1) -> TestPixels {
    window.layoutIfNeeded()
    return TestPixels(ViewRendering.image(of: view, scale: scale)!)
  }
}

/// The pixels of a picture.
struct TestPixels {
  struct Pixel: Equatable, CustomStringConvertible {
    var red: Int
    var green: Int
    var blue: Int
    var alpha: Int

    /// Creates a premultiplied color with components from 0 to 255.
    init(_ red: Int, _ green: Int, _ blue: Int, _ alpha: Int = 255) {
      (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
    }

    static let clear = Pixel(0, 0, 0, 0)
    static let white = Pixel(255, 255, 255)

    var description: String { "(\(red), \(green), \(blue), \(alpha))" }

    /// Returns whether no channel differs by more than a rounding error.
    func isNear(_ other: Pixel, within tolerance: Int = 2) -> Bool {
      abs(red - other.red) <= tolerance && abs(green - other.green) <= tolerance
        && abs(blue - other.blue) <= tolerance && abs(alpha - other.alpha) <= tolerance
    }
  }

  let width: Int
  let height: Int
  private let bytes: [UInt8]

  init(_ image: CGImage) {
    width = image.width
    height = image.height
    var bytes = [UInt8](repeating: 0, count: image.width * image.height * 4)
    bytes.withUnsafeMutableBytes { buffer in
      let context = CGContext(
        data: buffer.baseAddress, width: image.width, height: image.height, bitsPerComponent: 8,
        bytesPerRow: image.width * 4, space: CGColorSpace(name: CGColorSpace.sRGB)!,
        bitmapInfo: CGImageAlphaInfo.premultipliedFirst.rawValue | CGBitmapInfo.byteOrder32Little.rawValue)
      context?.setBlendMode(.copy)
      context?.draw(image, in: CGRect(x: 0, y: 0, width: image.width, height: image.height))
    }
    self.bytes = bytes
  }

  subscript(x: Int, y: Int) -> Pixel {
    let index = (y * width + x) * 4
    return Pixel(Int(bytes[index + 2]), Int(bytes[index + 1]), Int(bytes[index]), Int(bytes[index + 3]))
  }

  /// The number of pixels that are not clear.
  var coveredCount: Int { stride(from: 3, to: bytes.count, by: 4).count { bytes[$0] > 0 } }

  /// The smallest rectangle that contains all pixels that are not clear.
  var coveredRect: CGRect {
    var (minX, minY, maxX, maxY) = (width, height, 0, 0)
    for y in 0..<height {
      for x in 0..<width where bytes[(y * width + x) * 4 + 3] > 0 {
        (minX, minY, maxX, maxY) = (min(minX, x), min(minY, y), max(maxX, x + 1), max(maxY, y + 1))
      }
    }
    return minX < maxX ? CGRect(x: minX, y: minY, width: maxX - minX, height: maxY - minY) : .zero
  }
}
