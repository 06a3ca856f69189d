/// The outlines of a layer's appearance.
extension CALayer {
  /// The radii of the rounded corners.
  package final var cornerRadii: CornerRadii {
    if let own = extras?.cornerRadii { return own }
    let radius = max(appearance.cornerRadius, 0)
    let corners = maskedCorners
    if corners.rawValue == 0b1111 { return CornerRadii(radius) }
    return CornerRadii(
      topLeft: corners.contains(.layerMinXMinYCorner) ? radius : 0,
      topRight: corners.contains(.layerMaxXMinYCorner) ? radius : 0,
      bottomRight: corners.contains(.layerMaxXMaxYCorner) ? radius : 0,
      bottomLeft: corners.contains(.layerMinXMaxYCorner) ? radius : 0)
  }

  package final var hasRoundedCorners: Bool {
    (appearance.cornerRadius > 0 && appearance.maskedCorners != 0) || extras?.cornerRadii != nil
  }

  /// The bounds with rounded corners. The radius is limited to half of the shorter side.
  package final var outline: CGPath {
    let bounds = geometry.bounds.standardized
    guard hasRoundedCorners else { return CGPath(rect: bounds, transform: nil) }
    return CGPath.roundedRect(bounds, radii: fittingRadii(in: bounds), continuous: appearance.hasContinuousCorners)
  }

  /// Returns the outline inside of a border; `nil` if the border covers everything.
  package final func innerOutline(borderWidth: CGFloat) -> CGPath? {
    let bounds = geometry.bounds.standardized
    let inner = bounds.insetBy(dx: borderWidth, dy: borderWidth)
    guard bounds.width > 2 * borderWidth, bounds.height > 2 * borderWidth else { return nil }
    let radii = fittingRadii(in: bounds).map { max($0 - borderWidth, 0) }
    return CGPath.roundedRect(inner, radii: radii, continuous: appearance.hasContinuousCorners)
  }

  private final func fittingRadii(in bounds: CGRect) -> CornerRadii {
    let limit = min(bounds.width, bounds.height) / 2
    return cornerRadii.map { min($0, limit) }
  }

  /// Whether the background covers the whole outline with an opaque color.
  package final var hasOpaqueBackground: Bool {
    guard let color = appearance.backgroundColor else { return false }
    return color.alpha >= 1 && color.pattern == nil
  }
}
