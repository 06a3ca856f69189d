import CoreGraphics

/// The radii of a view's corners.
///
/// - Source: developer.apple.com/documentation/uikit/uicornerconfiguration
public struct UICornerConfiguration: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    /// As round as the view is high, up to a radius.
    case capsule(maximum: CGFloat?)
    /// All corners as round as the roundest of them asks to be.
    case uniform(UICornerRadius)
    case each(
      topLeft: UICornerRadius?, topRight: UICornerRadius?, bottomLeft: UICornerRadius?, bottomRight: UICornerRadius?)
  }

  let kind: Kind

  /// Corners that make a capsule of the view.
  ///
  /// - Parameter maximumRadius: the largest radius, in points; `nil` for no limit.
  public static func capsule(maximumRadius: Double? = nil) -> UICornerConfiguration {
    UICornerConfiguration(kind: .capsule(maximum: maximumRadius.map { CGFloat($0) }))
  }

  /// Four corners of the same rule, each with the radius that the rule gives at its place.
  public static func corners(radius: UICornerRadius) -> UICornerConfiguration {
    UICornerConfiguration(kind: .each(topLeft: radius, topRight: radius, bottomLeft: radius, bottomRight: radius))
  }

  /// Four corners of one radius: the largest that the rule gives at any of them.
  public static func uniformCorners(radius: UICornerRadius) -> UICornerConfiguration {
    UICornerConfiguration(kind: .uniform(radius))
  }

  /// Corners that each have a rule of their own; `nil` for square ones.
  public static func corners(
    topLeftRadius: UICornerRadius?, topRightRadius: UICornerRadius?, bottomLeftRadius: UICornerRadius?,
    bottomRightRadius: UICornerRadius?
  ) -> UICornerConfiguration {
    UICornerConfiguration(
      kind: .each(
        topLeft: topLeftRadius, topRight: topRightRadius, bottomLeft: bottomLeftRadius, bottomRight: bottomRightRadius))
  }
}
