import CoreGraphics
import Foundation

/// A color of Core Image for UIKit, with fixed components in sRGB.
///
/// - Source: developer.apple.com/documentation/coreimage/cicolor
public final class CIColor: NSObject, NSCopying, Sendable {
  public let red: CGFloat
  public let green: CGFloat
  public let blue: CGFloat
  /// The opacity. The other components aren't premultiplied with it.
  public let alpha: CGFloat

  /// Creates a color with components from 0 to 1.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
    super.init()
  }

  /// Creates an opaque color with components from 0 to 1.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: 1)
  }

  /// Creates a color from a Core Graphics color, converted to sRGB.
  public convenience init(cgColor: CGColor) { self.init(color: UIColor(cgColor: cgColor)) }

  /// Creates a color from a UIKit color, converted to sRGB with the current traits.
  public convenience init(color: UIColor) {
    var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
    color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Creates a color from numbers separated with spaces: red, green, blue and, if it isn't 1, alpha.
  public convenience init(string representation: String) {
    let numbers = representation.split(separator: " ").map { CGFloat(Double($0) ?? 0) }
    func number(_ index: Int, _ other: CGFloat) -> CGFloat { index < numbers.count ? numbers[index] : other }
    self.init(red: number(0, 0), green: number(1, 0), blue: number(2, 0), alpha: number(3, 1))
  }

  /// The number of components: 4, those of sRGB and alpha.
  public var numberOfComponents: Int { 4 }

  /// The red, green, blue and alpha components as text.
  public var stringRepresentation: String { "\(red) \(green) \(blue) \(alpha)" }

  public static var black: CIColor { CIColor(red: 0, green: 0, blue: 0) }
  public static var white: CIColor { CIColor(red: 1, green: 1, blue: 1) }
  public static var gray: CIColor { CIColor(red: 0.5, green: 0.5, blue: 0.5) }
  public static var red: CIColor { CIColor(red: 1, green: 0, blue: 0) }
  public static var green: CIColor { CIColor(red: 0, green: 1, blue: 0) }
  public static var blue: CIColor { CIColor(red: 0, green: 0, blue: 1) }
  public static var cyan: CIColor { CIColor(red: 0, green: 1, blue: 1) }
  public static var magenta: CIColor { CIColor(red: 1, green: 0, blue: 1) }
  public static var yellow: CIColor { CIColor(red: 1, green: 1, blue: 0) }
  public static var clear: CIColor { CIColor(red: 0, green: 0, blue: 0, alpha: 0) }

  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? CIColor else { return false }
    return (red, green, blue, alpha) == (other.red, other.green, other.blue, other.alpha)
  }

  public override var hash: Int { [red, green, blue, alpha].hashValue }

  public func copy(with zone: NSZone? = nil) -> Any { self }
}

extension UIColor {
  /// Creates a color from a Core Image color.
  public convenience init(ciColor: CIColor) {
    self.init(red: ciColor.red, green: ciColor.green, blue: ciColor.blue, alpha: ciColor.alpha)
  }

  /// The color for Core Image, with the current traits.
  public final var ciColor: CIColor { CIColor(color: self) }
}
