import UIKit

extension Color {
  /// The components of a color in an environment, in sRGB. Colors outside of sRGB have components below 0 or above 1.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/color/resolved
  public struct Resolved: Hashable, Sendable, PaintedStyle {
    /// The linear red component, from 0 to 1 inside sRGB.
    public var linearRed: Float
    /// The linear green component, from 0 to 1 inside sRGB.
    public var linearGreen: Float
    /// The linear blue component, from 0 to 1 inside sRGB.
    public var linearBlue: Float
    /// The opacity, from 0 to 1.
    public var opacity: Float

    /// Creates a color from its components in a color space.
    public init(
      colorSpace: RGBColorSpace = .sRGB, red: Float, green: Float, blue: Float, opacity: Float = 1
    ) {
      self.opacity = opacity
      let parts = [red, green, blue].map { colorSpace == .sRGBLinear ? $0 : Self.linear($0) }
      guard colorSpace == .displayP3 else {
        (linearRed, linearGreen, linearBlue) = (parts[0], parts[1], parts[2])
        return
      }
      let rows = Self.sRGBOfDisplayP3.map { row in zip(row, parts).reduce(Float(0)) { $0 + $1.0 * $1.1 } }
      (linearRed, linearGreen, linearBlue) = (rows[0], rows[1], rows[2])
    }

    /// The matrix that converts linear components from Display P3 to sRGB. Both color spaces have the white point D65.
    ///
    /// - Source: the primaries of IEC 61966-2-1 and SMPTE RP 431-2, by CSS Color 4's sample code for conversions
    private static let sRGBOfDisplayP3: [[Float]] = [
      [1.224_940_1, -0.224_940_4, 0], [-0.042_056_9, 1.042_057_1, 0], [-0.019_637_6, -0.078_636_1, 1.098_273_5],
    ]

    /// The red component in sRGB encoding.
    public var red: Float {
      get { Self.encoded(linearRed) }
      set { linearRed = Self.linear(newValue) }
    }

    /// The green component in sRGB encoding.
    public var green: Float {
      get { Self.encoded(linearGreen) }
      set { linearGreen = Self.linear(newValue) }
    }

    /// The blue component in sRGB encoding.
    public var blue: Float {
      get { Self.encoded(linearBlue) }
      set { linearBlue = Self.linear(newValue) }
    }

    /// The Core Graphics color.
    public var cgColor: CGColor { color.cgColor }

    private var color: UIColor {
      UIColor(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(opacity))
    }

    func paint(in environment: EnvironmentValues) -> Paint { .color(color) }

    /// Applies the transfer function of sRGB (IEC 61966-2-1), which is mirrored for negative values.
    private static func encoded(_ linear: Float) -> Float {
      let size = abs(linear)
      let value = size <= 0.003_130_8 ? size * 12.92 : 1.055 * pow(size, 1 / 2.4) - 0.055
      return linear < 0 ? -value : value
    }
    private static func linear(_ encoded: Float) -> Float {
      let size = abs(encoded)
      let value = size <= 0.040_45 ? size / 12.92 : pow((size + 0.055) / 1.055, 2.4)
      return encoded < 0 ? -value : value
    }
  }

  /// Creates a color from its components, which does not depend on the environment.
  public init(_ resolved: Resolved) {
    self.init(
      .sRGB, red: Double(resolved.red), green: Double(resolved.green), blue: Double(resolved.blue),
      opacity: Double(resolved.opacity))
  }

  /// Returns the components of the color in an environment.
  @_disfavoredOverload
  public func resolve(in environment: EnvironmentValues) -> Resolved {
    if case .components(let space, let red, let green, let blue, let own) = base {
      return Resolved(
        colorSpace: space, red: Float(red), green: Float(green), blue: Float(blue), opacity: Float(own * alpha))
    }
    let color: UIColor = resolve(in: environment)
    var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
    color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    return Resolved(red: Float(red), green: Float(green), blue: Float(blue), opacity: Float(alpha))
  }
}

extension Color.Resolved: CustomStringConvertible {
  /// The red, green, blue and opacity components, with two hexadecimal digits each.
  public var description: String {
    "#"
      + [red, green, blue, opacity].map { part in
        let byte = Int((min(1, max(0, part)) * 255).rounded())
        let text = String(byte, radix: 16, uppercase: true)
        return text.count == 1 ? "0" + text : text
      }.joined()
  }
}
