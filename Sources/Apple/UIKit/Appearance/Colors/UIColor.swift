import CoreGraphics
import Foundation

/// A color with its opacity. A dynamic color depends on the traits with which it is used.
///
/// Colors are immutable. Two colors are equal if they have the same kind (gray, RGB, P3, dynamic) and the same
/// components. `UIColor.white` therefore doesn't equal `UIColor(red: 1, green: 1, blue: 1, alpha: 1)`.
///
/// Unchecked: it is immutable.
///
/// - Source: developer.apple.com/documentation/uikit/uicolor
open class UIColor: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable, _ExpressibleByColorLiteral {
  /// It must be the first stored property. Foundation's CFEqual on Linux reads these bits of an attribute's value; if
  /// they are 0, it mistakes the value for a Core Foundation object and traps.
  private let foundationMark: UInt = 0x3FF00

  let storage: ColorStorage

  /// The color for Core Graphics; `nil` if it depends on traits.
  private let staticColor: CGColor?

  /// Creates a color. All designated initializers must be usable by other modules, or subclasses there inherit none.
  @usableFromInline
  init(_ contents: ColorContents) {
    storage = contents.storage
    staticColor = storage.makeColor()
    super.init()
  }

  convenience init(_ storage: ColorStorage) { self.init(ColorContents(storage: storage)) }

  // MARK: - Creating

  /// Creates a transparent black as a placeholder.
  public override convenience init() { self.init(white: 0, alpha: 0) }

  /// Creates a gray. For `white`, 0 is black and 1 is white; for `alpha`, 0 is clear and 1 is opaque.
  public init(white: CGFloat, alpha: CGFloat) {
    storage = .gray(white: white, alpha: min(max(alpha, 0), 1))
    staticColor = storage.makeColor()
    super.init()
  }

  /// Creates a color in extended sRGB. Components outside of 0...1 are kept for colors outside of sRGB; alpha is
  /// clamped.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    storage = .rgb(red: red, green: green, blue: blue, alpha: min(max(alpha, 0), 1))
    staticColor = storage.makeColor()
    super.init()
  }

  /// Creates a color in sRGB from its hue (a full turn is 1), saturation and brightness.
  public init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    let color = ColorComponents(hue: hue, saturation: saturation, brightness: brightness, alpha: min(max(alpha, 0), 1))
    storage = .rgb(red: color.red, green: color.green, blue: color.blue, alpha: color.alpha)
    staticColor = storage.makeColor()
    super.init()
  }

  /// Creates a color in Display P3. Components are clamped to 0...1.
  public init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    storage = .displayP3(
      red: min(max(red, 0), 1), green: min(max(green, 0), 1), blue: min(max(blue, 0), 1),
      alpha: min(max(alpha, 0), 1))
    staticColor = storage.makeColor()
    super.init()
  }

  /// Creates a color from a Core Graphics color.
  public init(cgColor: CGColor) {
    storage = ColorStorage(cgColor)
    staticColor = cgColor
    super.init()
  }

  /// Creates a dynamic color. `dynamicProvider` is called each time a color is needed, with the traits to use.
  ///
  /// It should return the same color for the same traits. Dynamic colors are equal if they are the same object.
  public init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
    storage = .provider(DynamicColorProvider(dynamicProvider))
    staticColor = nil
    super.init()
  }

  /// Creates a color from a color literal, in sRGB.
  public required convenience init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
    self.init(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
  }

  // MARK: - Coding

  /// Whether secure coding is supported: `true`.
  public class var supportsSecureCoding: Bool { true }

  /// Creates a color from a keyed archive.
  public required init?(coder: NSCoder) {
    guard let storage = ColorStorage(coder: coder) else { return nil }
    self.storage = storage
    staticColor = storage.makeColor()
    super.init()
  }

  /// Writes the color to a keyed archive. A dynamic color with a closure is resolved with the current traits.
  open func encode(with coder: NSCoder) { storage.encode(with: coder, resolved: resolvedColor(with: .current)) }

  /// Returns the color itself, since it is immutable.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  // MARK: - Use

  /// The color for Core Graphics. A dynamic color is resolved with the current traits.
  open var cgColor: CGColor { staticColor ?? resolvedColor(with: .current).cgColor }

  /// Returns the color resolved with given traits; the color itself if it isn't dynamic.
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

  /// Returns the color with another alpha from 0 to 1. A dynamic color remains dynamic.
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

  /// The prominence of the color: `.primary` unless ``withProminence(_:)`` created it.
  ///
  /// - Source: developer.apple.com/documentation/uikit/uicolor/prominence-swift.property
  open var prominence: Prominence { .primary }

  /// Returns the color for less prominent content, with a lower alpha. A dynamic color remains dynamic.
  ///
  /// - Source: developer.apple.com/documentation/uikit/uicolor/withprominence(_:)
  open func withProminence(_ prominence: Prominence) -> UIColor { ProminentColor(self, prominence) }

  /// Whether the color depends on traits.
  package var isDynamic: Bool { staticColor == nil }

  // MARK: - Drawing

  /// Sets the fill and stroke color of the current drawing context.
  open func set() {
    setFill()
    setStroke()
  }

  /// Sets the fill color of the current drawing context, which also applies to text.
  open func setFill() { UIGraphicsGetCurrentContext()?.setFillColor(cgColor) }

  /// Sets the stroke color of the current drawing context.
  open func setStroke() { UIGraphicsGetCurrentContext()?.setStrokeColor(cgColor) }

  // MARK: - Components

  /// Gets red, green, blue and alpha in extended sRGB. A dynamic color is resolved with the current traits.
  ///
  /// Pointers may be `nil`. Returns `false` without writing anything if the color has no components (a pattern).
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

  /// Gets hue (a full turn is 1), saturation, brightness and alpha. See `getRed(_:green:blue:alpha:)`.
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

  /// Gets the gray with the same luminance, and alpha. See `getRed(_:green:blue:alpha:)`.
  @discardableResult
  open func getWhite(_ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?) -> Bool {
    guard let components else { return false }
    white?.pointee = components.white
    alpha?.pointee = components.alpha
    return true
  }

  /// The components in extended sRGB. A dynamic color is resolved with the current traits; `nil` for a pattern.
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

  /// The kind and the components of the color.
  open override var description: String { storage.description }
}

/// The type of a color literal.
public typealias _ColorLiteralType = UIColor

extension UIColor: ColorHolder {
  package var heldColor: CGColor { cgColor }
}
