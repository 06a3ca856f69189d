import Foundation

/// A namespace for functions that convert between sRGB components and linear light.
///
/// - Source: IEC 61966-2-1, as www.w3.org/TR/css-color-4/#color-conversion-code has it
enum ColorTransfer {
  /// The light values of the 256 bytes.
  static let lightOfByte: [Float] = (0..<256).map { Float(exactLight(Double($0) / 255)) }
  /// The bytes for 65,536 light values.
  static let byteOfLight: [UInt8] = (0..<65_536).map {
    UInt8((exactComponent(Double($0) / 65_535) * 255).rounded())
  }
  /// The components for light values, indexed by their square root, which makes the steps even.
  private static let components: [Float] = (0...4097).map {
    let root = Double(min($0, 4096)) / 4096
    return Float(exactComponent(root * root))
  }
  private static let lights: [Float] = (0...4097).map { Float(exactLight(Double(min($0, 4096)) / 4096)) }

  static func exactLight(_ component: Double) -> Double {
    component < 0
      ? -exactLight(-component)
      : component <= 0.04045 ? component / 12.92 : pow((component + 0.055) / 1.055, 2.4)
  }

  static func exactComponent(_ light: Double) -> Double {
    light < 0
      ? -exactComponent(-light)
      : light <= 0.0031308 ? light * 12.92 : 1.055 * pow(light, 1 / 2.4) - 0.055
  }

  /// Returns the light values of sRGB components. Alpha does not change, and colors are not premultiplied.
  static func toLinear(_ pixel: Pixel) -> Pixel {
    lights.withUnsafeBufferPointer { table in
      func light(_ value: Float) -> Float {
        guard value > 0, value < 1 else { return Float(exactLight(Double(value))) }
        let place = value * 4096
        let index = Int(place)
        return table[index] + (table[index + 1] - table[index]) * (place - Float(index))
      }
      return Pixel(light(pixel.x), light(pixel.y), light(pixel.z), pixel.w)
    }
  }

  /// Returns the sRGB components of light values. Alpha does not change, and colors are not premultiplied.
  static func toComponents(_ pixel: Pixel) -> Pixel {
    components.withUnsafeBufferPointer { table in
      func component(_ value: Float) -> Float {
        guard value > 0, value < 1 else { return Float(exactComponent(Double(value))) }
        let place = value.squareRoot() * 4096
        let index = Int(place)
        return table[index] + (table[index + 1] - table[index]) * (place - Float(index))
      }
      return Pixel(component(pixel.x), component(pixel.y), component(pixel.z), pixel.w)
    }
  }
}

extension SIMD4<Float> {
  /// The color without premultiplied alpha; zero for a transparent pixel.
  @inline(__always)
  var straight: Pixel {
    if w == 1 { return self }
    guard w > 0 else { return .zero }
    let factor = 1 / w
    return Pixel(x * factor, y * factor, z * factor, w)
  }

  /// The color with premultiplied alpha.
  @inline(__always)
  var multiplied: Pixel { w == 1 ? self : Pixel(x * w, y * w, z * w, w) }

  /// The luminance of light, with the weights of Rec. 709.
  @inline(__always)
  var luminance: Float { 0.2126 * x + 0.7152 * y + 0.0722 * z }

  @inline(__always)
  func mixed(_ other: Pixel, _ amount: Float) -> Pixel { self + (other - self) * amount }

  /// Returns the pixel with another alpha.
  @inline(__always)
  func alpha(_ alpha: Float) -> Pixel { Pixel(x, y, z, alpha) }

  @inline(__always)
  var clipped: Pixel { clamped(lowerBound: .zero, upperBound: .one) }
}
