import CoreGraphics

/// The radius of a corner: a fixed one, or one that is concentric with the corner of a container.
///
/// - Source: developer.apple.com/documentation/uikit/uicornerradius
public struct UICornerRadius: Hashable, Sendable, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  enum Kind: Hashable, Sendable {
    case fixed(CGFloat)
    case concentric(minimum: CGFloat?)
  }

  let kind: Kind

  init(_ kind: Kind) { self.kind = kind }

  /// Returns a fixed radius, in points.
  public static func fixed(_ radius: CGFloat) -> UICornerRadius { UICornerRadius(.fixed(radius)) }

  /// Returns the radius of the container's corner less the distance from it, so that both curves have one center.
  ///
  /// - Parameter minimum: The least radius, in points; `nil` for a square corner where the container's is too far away.
  public static func containerConcentric(minimum: CGFloat? = nil) -> UICornerRadius {
    UICornerRadius(.concentric(minimum: minimum))
  }

  public init(floatLiteral value: Double) { self.init(.fixed(CGFloat(value))) }

  public init(integerLiteral value: Int) { self.init(.fixed(CGFloat(value))) }
}
