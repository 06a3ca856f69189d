import CoreGraphics
import Foundation

/// A color with its opacity. It may be dynamic: then it depends on the traits under which it is used.
///
/// A color never changes. Two colors are equal when they are of the same kind (gray, RGB, P3, dynamic) and have the
/// same components, so that `UIColor.white` is not equal to `UIColor(red: 1, green: 1, blue: 1, alpha: 1)`.
///
/// Unchecked: it never changes.
///
/// - Source: developer.apple.com/documentation/uikit/uicolor
open class UIColor: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable, _ExpressibleByColorLiteral {
  /// Must stay the first stored property: Foundation's CFEqual on Linux looks at these bits of an attribute's value, and
  /// takes it for one of Core Foundation's objects, and halts, where they are 0.
  private let foundationMark: UInt = 0x3FF00

  let storage: ColorStorage

  /// The color for Core Graphics; nil where it depends on traits.
  private let staticColor: CGColor?

  init(_ storage: ColorStorage) {
    self.storage = storage
    staticColor = storage.makeColor()
    super.init()
  }

  // MARK: - Creating

  /// Creates a transparent black: a placeholder until a real color is set.
  public override convenience init() { self.init(white: 0, alpha: 0) }

  /// Creates a gray: 0 is black, 1 is white; alpha 0 is clear, 1 is opaque.
  public init(white: CGFloat, alpha: CGFloat) {
    storage = .gray(white: white, alpha: min(max(alpha, 0), 1))
    staticColor = storage.makeColor()
    super.init()
  }

  /// Creates a color of extended sRGB. Components outside 0...1 are kept and stand for colors outside sRGB; alpha is
  /// clamped.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    storage = .rgb(red: red, green: green, blue: blue, alpha: min(max(alpha, 0), 1))
    staticColor = storage.makeColor()
    super.init()
  }

  /// Creates a color of sRGB by hue (a full turn is 1), saturation and brightness.
  public init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    let color = ColorComponents(hue: hue, saturation: saturation, brightness: brightness, alpha: min(max(alpha, 0), 1))
    storage = .rgb(red: color.red, green: color.green, blue: color.blue, alpha: color.alpha)
    staticColor = storage.makeColor()
    super.init()
  }

  /// Creates a color of Display P3. Components are clamped to 0...1.
  public init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    storage = .displayP3(
      red: min(max(red, 0), 1), green: min(max(green, 0), 1), blue: min(max(blue, 0), 1),
      alpha: min(max(alpha, 0), 1))
    staticColor = storage.makeColor()
    super.init()
  }

  /// Creates the same color as one of Core Graphics.
  public init(cgColor: CGColor) {
    storage = ColorStorage(cgColor)
    staticColor = cgColor
    super.init()
  }

  /// Creates a dynamic color: `dynamicProvider` is asked for a color each time one is needed, with the traits that hold
  /// there.
  ///
  /// It should give the same answer for the same traits. Dynamic colors are equal when they are the same object.
  public init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
    storage = .provider(DynamicColorProvider(dynamicProvider))
    staticColor = nil
    super.init()
  }

  /// Creates a color literal of the source, in sRGB.
  public required convenience init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
    self.init(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
  }

  // MARK: - Coding

  /// True.
  public class var supportsSecureCoding: Bool { true }

  /// Reads a color from a keyed archive.
  public required init?(coder: NSCoder) {
    guard let storage = ColorStorage(coder: coder) else { return nil }
    self.storage = storage
    staticColor = storage.makeColor()
    super.init()
  }

  /// Writes the color into a keyed archive; a dynamic one of a closure as it looks under the current traits.
  open func encode(with coder: NSCoder) { storage.encode(with: coder, resolved: resolvedColor(with: .current)) }

  /// Returns the color itself, since it never changes.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  // MARK: - Using

  /// The color for Core Graphics; a dynamic one is resolved for the current traits.
  open var cgColor: CGColor { staticColor ?? resolvedColor(with: .current).cgColor }

  /// Returns the color as it looks under given traits; the color itself where it is not dynamic.
  open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    switch storage {
    case .gray, .rgb, .displayP3, .core:
      return self
    case .system(let variants):
      return variants.color(for: traitCollection)
    case .provider(let provider):
      let color = traitCollection.asCurrent { provider.color(traitCollection) }
      preconditionOfCaller(color !== self, "UIColor: the closure of a dynamic color returned the same dynamic color")
      return color.resolvedColor(with: traitCollection)
    case .dynamicAlpha(let base, let alpha):
      return base.resolvedColor(with: traitCollection).withAlphaComponent(alpha)
    }
  }

  /// Returns the same color with another alpha from 0 to 1. A dynamic color stays dynamic.
  open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    switch storage {
    case .gray(let white, _): UIColor(white: white, alpha: alpha)
    case .rgb(let red, let green, let blue, _): UIColor(red: red, green: green, blue: blue, alpha: alpha)
    case .displayP3(let red, let green, let blue, _):
      UIColor(displayP3Red: red, green: green, blue: blue, alpha: alpha)
    case .core(let color): UIColor(cgColor: color.copy(alpha: min(max(alpha, 0), 1)) ?? color)
    case .system, .provider: UIColor(.dynamicAlpha(self, min(max(alpha, 0), 1)))
    case .dynamicAlpha(let base, _): UIColor(.dynamicAlpha(base, min(max(alpha, 0), 1)))
    }
  }

  /// How much the color stands out: `.primary` unless ``withProminence(_:)`` made it.
  ///
  /// - Source: developer.apple.com/documentation/uikit/uicolor/prominence-swift.property
  open var prominence: Prominence { .primary }

  /// Returns the color as it is for content of less importance, with less alpha. A dynamic color stays dynamic.
  ///
  /// - Source: developer.apple.com/documentation/uikit/uicolor/withprominence(_:)
  open func withProminence(_ prominence: Prominence) -> UIColor { ProminentColor(self, prominence) }

  /// Whether the color depends on traits.
  package var isDynamic: Bool { staticColor == nil }

  // MARK: - Drawing

  /// Makes it the color of fills and strokes in the current drawing context.
  open func set() {
    setFill()
    setStroke()
  }

  /// Makes it the color of fills, text included, in the current drawing context.
  open func setFill() { UIGraphicsGetCurrentContext()?.setFillColor(cgColor) }

  /// Makes it the color of strokes in the current drawing context.
  open func setStroke() { UIGraphicsGetCurrentContext()?.setStrokeColor(cgColor) }

  // MARK: - Components

  /// Red, green, blue and alpha in extended sRGB, a dynamic color as it looks under the current traits.
  ///
  /// Pointers may be nil. Returns false, with nothing written, where the color has no components (a pattern).
  @discardableResult
  open func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    guard let components else { return false }
    red?.pointee = components.red
    green?.pointee = components.green
    blue?.pointee = components.blue
    alpha?.pointee = components.alpha
    return true
  }

  /// Hue (a full turn is 1), saturation, brightness and alpha. See `getRed(_:green:blue:alpha:)`.
  @discardableResult
  open func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    guard let components else { return false }
    let converted = components.hueSaturationBrightness
    hue?.pointee = converted.hue
    saturation?.pointee = converted.saturation
    brightness?.pointee = converted.brightness
    alpha?.pointee = components.alpha
    return true
  }

  /// Returns the gray of the same luminance, and alpha. See `getRed(_:green:blue:alpha:)`.
  @discardableResult
  open func getWhite(_ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?) -> Bool {
    guard let components else { return false }
    white?.pointee = components.white
    alpha?.pointee = components.alpha
    return true
  }

  /// Extended sRGB, a dynamic color as it looks under the current traits; nil for a pattern.
  package final var extendedComponents: (red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat)? {
    components.map { ($0.red, $0.green, $0.blue, $0.alpha) }
  }

  private var components: ColorComponents? {
    isDynamic ? resolvedColor(with: .current).storage.components : storage.components
  }

  // MARK: - Comparing

  /// Returns whether an object is a color of the same kind with the same components.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIColor else { return false }
    return other === self || storage == other.storage
  }

  open override var hash: Int {
    var hasher = Hasher()
    storage.hash(into: &hasher)
    return hasher.finalize()
  }

  /// The color's kind and components.
  open override var description: String { storage.description }
}

/// The type of a color literal.
public typealias _ColorLiteralType = UIColor

extension UIColor: ColorHolder {
  package var heldColor: CGColor { cgColor }
}
