import CoreGraphics

/// The radii of a view's corners.
///
/// - Source: developer.apple.com/documentation/uikit/uicornerconfiguration
public struct UICornerConfiguration: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    /// Corners whose radius is half of the view's shorter side, up to a maximum.
    case capsule(maximum: CGFloat?)
    /// Corners that all have the largest radius that the rule gives at one of them.
    case uniform(UICornerRadius)
    case each(
      topLeft: UICornerRadius?, topRight: UICornerRadius?, bottomLeft: UICornerRadius?, bottomRight: UICornerRadius?)
  }

  let kind: Kind

  /// Returns corners that give the view the shape of a capsule.
  ///
  /// - Parameter maximumRadius: The largest radius, in points; `nil` for no limit.
  public static func capsule(maximumRadius: Double? = nil) -> UICornerConfiguration {
    UICornerConfiguration(kind: .capsule(maximum: maximumRadius.map { CGFloat($0) }))
  }

  /// Returns four corners with the same rule, each with the radius that the rule gives at its position.
  public static func corners(radius: UICornerRadius) -> UICornerConfiguration {
    UICornerConfiguration(kind: .each(topLeft: radius, topRight: radius, bottomLeft: radius, bottomRight: radius))
  }

  /// Returns four corners with the same radius, the largest that the rule gives at any of them.
  public static func uniformCorners(radius: UICornerRadius) -> UICornerConfiguration {
    UICornerConfiguration(kind: .uniform(radius))
  }

  /// Returns corners with a rule each; `nil` for square ones.
  public static func corners(
    topLeftRadius: UICornerRadius?, topRightRadius: UICornerRadius?, bottomLeftRadius: UICornerRadius?,
    bottomRightRadius: UICornerRadius?
  ) -> UICornerConfiguration {
    UICornerConfiguration(
      kind: .each(
        topLeft: topLeftRadius, topRight: topRightRadius, bottomLeft: bottomLeftRadius, bottomRight: bottomRightRadius))
  }
}
