import Foundation

/// The shadow of text.
///
/// - Source: developer.apple.com/documentation/uikit/nsshadow
open class NSShadow: NSObject, NSCopying {
  /// It must be the first stored property. Foundation's CFEqual on Linux reads these bits of an attribute's value; if
  /// they are 0, it mistakes the value for a Core Foundation object and traps.
  private let foundationMark: UInt = 0x3FF00

  /// The offset of the shadow to the right and downwards, in points.
  ///
  /// - Default: zero.
  open var shadowOffset: CGSize = .zero

  /// The blur radius of the shadow, in points.
  ///
  /// - Default: 0.
  open var shadowBlurRadius: CGFloat = 0

  /// The color, a `UIColor`; `nil` for no shadow.
  ///
  /// - Default: black with an alpha of 1/3.
  open var shadowColor: Any? = UIColor(white: 0, alpha: 1.0 / 3)

  /// Creates a shadow with default values.
  public override init() { super.init() }

  /// Returns a shadow with the same values.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSShadow()
    copy.shadowOffset = shadowOffset
    copy.shadowBlurRadius = shadowBlurRadius
    copy.shadowColor = shadowColor
    return copy
  }

  /// Returns whether an object is a shadow with the same values.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSShadow else { return false }
    return other === self
      || other.shadowOffset == shadowOffset && other.shadowBlurRadius == shadowBlurRadius && other.color == color
  }

  open override var hash: Int { shadowBlurRadius.hashValue }

  /// The color; `nil` if there is none, and therefore no shadow.
  package final var color: UIColor? { shadowColor as? UIColor }
}
