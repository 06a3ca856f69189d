@_spi(Host) import UIKit

/// A color that depends on the environment in which it is used.
///
/// - Source: developer.apple.com/documentation/swiftui/color
public struct Color: Hashable, Sendable {
  /// Unchecked: UIKit's colors and bundles are immutable.
  enum Base: Hashable, @unchecked Sendable {
    case system(UIColor)
    case named(String, Bundle?)
    case accent
    /// A level of the foreground. Level 0 is primary.
    case level(Int)
    case components(RGBColorSpace, Double, Double, Double, Double)
  }

  let base: Base
  /// The product of all opacities. It may exceed 1, so that a later factor can reduce it.
  var alpha: Double = 1

  init(base: Base) {
    self.base = base
  }

  /// A color space for components.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/color/rgbcolorspace
  public enum RGBColorSpace: Hashable, Sendable {
    /// The standard RGB color space.
    case sRGB
    /// The sRGB color space with linear components.
    case sRGBLinear
    /// A color space with a wider gamut than sRGB.
    case displayP3
  }

  /// Creates a color from its components. Values outside the range from 0 to 1 represent colors outside of the color
  /// space.
  public init(_ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1) {
    base = .components(colorSpace, red, green, blue, opacity)
  }

  /// Creates a gray, from 0 for black to 1 for white.
  public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
    base = .components(colorSpace, white, white, white, opacity)
  }

  /// Creates a color from hue, saturation and brightness, each from 0 to 1.
  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    base = .system(UIColor(hue: hue, saturation: saturation, brightness: brightness, alpha: opacity))
  }

  /// Creates a color from an asset catalog.
  ///
  /// - Parameter bundle: The bundle that contains the catalog; `nil` for the app's bundle.
  public init(_ name: String, bundle: Bundle? = nil) {
    base = .named(name, bundle)
  }

  /// Creates a color from a generated asset symbol.
  public init(_ resource: ColorResource) {
    base = .named(resource.name, resource.bundle)
  }

  /// Creates a color from a UIKit color.
  // An asset symbol is a member of both types. This attribute makes `Color(.brand)` use the resource.
  @_disfavoredOverload
  public init(_ color: UIColor) {
    base = .system(color)
  }

  /// Creates a color from a UIKit color.
  public init(uiColor: UIColor) {
    base = .system(uiColor)
  }

  /// The system's red color, which adapts to light and dark appearances.
  public static let red = Color(.systemRed)
  /// The system's orange color, which adapts to light and dark appearances.
  public static let orange = Color(.systemOrange)
  /// The system's yellow color, which adapts to light and dark appearances.
  public static let yellow = Color(.systemYellow)
  /// The system's green color, which adapts to light and dark appearances.
  public static let green = Color(.systemGreen)
  /// The system's mint color, which adapts to light and dark appearances.
  public static let mint = Color(.systemMint)
  /// The system's teal color, which adapts to light and dark appearances.
  public static let teal = Color(.systemTeal)
  /// The system's cyan color, which adapts to light and dark appearances.
  public static let cyan = Color(.systemCyan)
  /// The system's blue color, which adapts to light and dark appearances.
  public static let blue = Color(.systemBlue)
  /// The system's indigo color, which adapts to light and dark appearances.
  public static let indigo = Color(.systemIndigo)
  /// The system's purple color, which adapts to light and dark appearances.
  public static let purple = Color(.systemPurple)
  /// The system's pink color, which adapts to light and dark appearances.
  public static let pink = Color(.systemPink)
  /// The system's brown color, which adapts to light and dark appearances.
  public static let brown = Color(.systemBrown)
  /// The system's gray color, which adapts to light and dark appearances.
  public static let gray = Color(.systemGray)
  /// The color white.
  public static let white = Color(.sRGB, white: 1)
  /// The color black.
  public static let black = Color(.sRGB, white: 0)
  /// A transparent color.
  public static let clear = Color(.sRGB, white: 0, opacity: 0)
  /// The color of primary content.
  public static let primary = Color(base: .level(0))
  /// The color of secondary content.
  public static let secondary = Color(base: .level(1))

  // swift-format-ignore: DontRepeatTypeInStaticProperties
  /// The accent color: the tint color, the accent color of the asset catalog, or blue.
  public static let accentColor = Color(base: .accent)

  /// Returns the color with its opacity multiplied by a factor.
  public func opacity(_ opacity: Double) -> Color {
    var result = self
    result.alpha *= opacity
    return result
  }

  /// Returns the UIKit color for an environment.
  func resolve(in environment: EnvironmentValues) -> UIColor {
    let color: UIColor
    switch base {
    case .system(let system): color = system
    case .named(let name, let bundle): color = UIColor(named: name, in: bundle, compatibleWith: nil) ?? .clear
    case .accent: color = environment.accent
    case .level(let level): color = Self.levels[min(level, Self.levels.count - 1)]
    case .components(let space, let red, let green, let blue, let alpha):
      color = Self.color(space, red, green, blue, alpha)
    }
    let resolved = color.resolvedColor(with: environment.traitCollection)
    guard alpha != 1 else { return resolved }
    return resolved.withAlphaComponent(min(1, max(0, resolved.cgColor.alpha * alpha)))
  }

  static let levels: [UIColor] = [.label, .secondaryLabel, .tertiaryLabel, .quaternaryLabel, .quaternaryLabel]

  private static func color(
    _ space: RGBColorSpace, _ red: Double, _ green: Double, _ blue: Double, _ alpha: Double
  ) -> UIColor {
    switch space {
    case .sRGB: UIColor(red: red, green: green, blue: blue, alpha: alpha)
    case .sRGBLinear:
      UIColor(red: encoded(red), green: encoded(green), blue: encoded(blue), alpha: alpha)
    case .displayP3: UIColor(displayP3Red: red, green: green, blue: blue, alpha: alpha)
    }
  }

  /// Applies the transfer function of sRGB (IEC 61966-2-1).
  private static func encoded(_ linear: Double) -> Double {
    let size = abs(linear)
    let value = size <= 0.003_130_8 ? size * 12.92 : 1.055 * pow(size, 1 / 2.4) - 0.055
    return linear < 0 ? -value : value
  }
}

extension Color: CustomStringConvertible {
  /// A textual description, for debugging.
  public var description: String {
    switch base {
    case .named(let name, _): "\"\(name)\""
    case .level(let level): level == 0 ? "primary" : "secondary"
    case .accent: "accentColor"
    case .system(let color): "\(color)"
    case .components(_, let red, let green, let blue, let alpha): "(\(red), \(green), \(blue), \(alpha))"
    }
  }
}

extension EnvironmentValues {
  /// The tint color of the environment, the accent color of the asset catalog, or blue.
  var accent: UIColor {
    if let tint { return tint.resolve(in: self) }
    let name = Bundle.main.object(forInfoDictionaryKey: "NSAccentColorName") as? String
    return UIColor(named: name ?? "AccentColor") ?? .systemBlue
  }
}

extension UIColor {
  /// Creates a color that adapts to the traits of its environment.
  public convenience init(_ color: Color) {
    self.init(dynamicProvider: { traits in
      var environment = EnvironmentValues()
      environment.take(traits)
      return color.resolve(in: environment)
    })
  }
}

extension Color: View {
  /// The type of the body, which does not exist because the framework implements the type.
  public typealias Body = Never
}

extension Color: PrimitiveView {
  static func makeNode(_ view: Self, _ context: NodeContext) -> ViewNode<Self> {
    LeafNode(view, context) { FillBox($0, node: $1, style: { AnyShapeStyle($0) }) }
  }
}
