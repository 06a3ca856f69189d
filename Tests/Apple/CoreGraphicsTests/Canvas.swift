import CoreGraphics

/// A small bitmap context with access to its pixels, with y down as in the picture.
struct Canvas {
  let context: CGContext

  init(_ width: Int, _ height: Int, isOpaque: Bool = false, space: CGColorSpace = .standard) {
    context = CGContext(pixelsWide: width, high: height, isOpaque: isOpaque, space: space)!
  }

  /// Returns a canvas whose user space has y down.
  static func flipped(_ width: Int, _ height: Int, scale: CGFloat = 1, isOpaque: Bool = false) -> Canvas {
    let canvas = Canvas(width, height, isOpaque: isOpaque)
    canvas.context.setBaseTransform(CGAffineTransform(scale, 0, 0, -scale, 0, CGFloat(height)))
    return canvas
  }

  /// The pixel as `#RRGGBBAA`, with premultiplied alpha.
  subscript(x: Int, y: Int) -> String {
    context.withPixels { pixels, bytesPerRow in Self.text(pixels + y * bytesPerRow + 4 * x) } ?? ""
  }

  /// Returns the red, green, blue and alpha channels, with premultiplied alpha.
  func channels(_ x: Int, _ y: Int) -> [Int] {
    context.withPixels { pixels, bytesPerRow in
      let pixel = pixels + y * bytesPerRow + 4 * x
      return [Int(pixel[2]), Int(pixel[1]), Int(pixel[0]), Int(pixel[3])]
    } ?? []
  }

  func alpha(_ x: Int, _ y: Int) -> Int { channels(x, y)[3] }

  /// The sum of all alpha values divided by 255: the painted area in pixels.
  var area: Double {
    context.withPixels { pixels, bytesPerRow in
      var sum = 0
      for y in 0..<context.height {
        for x in 0..<context.width { sum += Int(pixels[y * bytesPerRow + 4 * x + 3]) }
      }
      return Double(sum) / 255
    } ?? 0
  }

  /// The bytes of all pixels.
  var bytes: [UInt8] {
    context.withPixels { pixels, bytesPerRow in
      (0..<context.height).flatMap { y in
        UnsafeBufferPointer(start: pixels + y * bytesPerRow, count: context.width * 4)
      }
    } ?? []
  }

  static func text(_ pixel: UnsafePointer<UInt8>) -> String {
    "#"
      + [pixel[2], pixel[1], pixel[0], pixel[3]].map { byte in
        let digits = String(byte, radix: 16, uppercase: true)
        return digits.count < 2 ? "0" + digits : digits
      }.joined()
  }
}

extension CGColor {
  static let opaqueBlack = CGColor(srgbRed: 0, green: 0, blue: 0, alpha: 1)
  static let opaqueWhite = CGColor(srgbRed: 1, green: 1, blue: 1, alpha: 1)
  static let pureRed = CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1)
  static let pureGreen = CGColor(srgbRed: 0, green: 1, blue: 0, alpha: 1)
  static let pureBlue = CGColor(srgbRed: 0, green: 0, blue: 1, alpha: 1)
}

extension CGPath {
  /// The points of the steps in one array.
  var steps: [String] {
    var result: [String] = []
    applyWithBlock { element in
      let count: Int
      switch element.pointee.type {
      case .moveToPoint, .addLineToPoint: count = 1
      case .addQuadCurveToPoint: count = 2
      case .addCurveToPoint: count = 3
      case .closeSubpath: count = 0
      }
      let points = (0..<count).map { index in "\(element.pointee.points[index])" }
      result.append("\(element.pointee.type) " + points.joined(separator: " "))
    }
    return result
  }
}

func isNear(_ a: CGFloat, _ b: CGFloat, _ tolerance: CGFloat = 1e-9) -> Bool { abs(a - b) <= tolerance }

func isNear(_ a: CGPoint, _ b: CGPoint, _ tolerance: CGFloat = 1e-9) -> Bool {
  isNear(a.x, b.x, tolerance) && isNear(a.y, b.y, tolerance)
}

func isNear(_ a: CGRect, _ b: CGRect, _ tolerance: CGFloat = 1e-9) -> Bool {
  isNear(a.origin, b.origin, tolerance) && isNear(a.width, b.width, tolerance) && isNear(a.height, b.height, tolerance)
}
