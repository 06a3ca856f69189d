import Foundation

/// Insets from the edges of a rectangle, in points. Negative insets enlarge the rectangle.
///
/// - Source: developer.apple.com/documentation/uikit/uiedgeinsets
public struct UIEdgeInsets: Equatable, Sendable {
  /// The inset of the top edge.
  public var top: CGFloat
  /// The inset of the left edge.
  public var left: CGFloat
  /// The inset of the bottom edge.
  public var bottom: CGFloat
  /// The inset of the right edge.
  public var right: CGFloat

  /// Insets for each edge.
  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  /// No insets.
  public init() { self.init(top: 0, left: 0, bottom: 0, right: 0) }

  /// No insets.
  public static let zero = UIEdgeInsets()

  /// These insets as leading and trailing ones.
  package func directional(rightToLeft: Bool) -> NSDirectionalEdgeInsets {
    NSDirectionalEdgeInsets(
      top: top, leading: rightToLeft ? right : left, bottom: bottom, trailing: rightToLeft ? left : right)
  }
}

extension UIEdgeInsets: Codable {
  /// Reads the four insets: top, left, bottom, right.
  public init(from decoder: any Decoder) throws {
    var container = try decoder.unkeyedContainer()
    top = try container.decode(CGFloat.self)
    left = try container.decode(CGFloat.self)
    bottom = try container.decode(CGFloat.self)
    right = try container.decode(CGFloat.self)
  }

  /// Writes the four insets: top, left, bottom, right.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.unkeyedContainer()
    for inset in [top, left, bottom, right] { try container.encode(inset) }
  }
}

extension CGRect {
  /// The rectangle with each edge moved in by an inset.
  ///
  /// Insets larger than the rectangle leave a negative width or height, which is for the caller to check.
  public func inset(by insets: UIEdgeInsets) -> CGRect {
    CGRect(
      x: origin.x + insets.left, y: origin.y + insets.top,
      width: size.width - insets.left - insets.right, height: size.height - insets.top - insets.bottom)
  }

  /// Returns the rectangle inset by the given amounts, by half of its size at most. In that case, `insetBy(dx:dy:)`
  /// returns the null rectangle, which is at infinity and is not a frame.
  func insetAtMost(dx: CGFloat, dy: CGFloat) -> CGRect {
    insetBy(dx: min(dx, width / 2), dy: min(dy, height / 2))
  }
}
