import CoreGraphics

extension UIView {
  /// The radii of the view's corners. Once set, it takes precedence over the layer's `cornerRadius`.
  ///
  /// - Default: square corners.
  /// - Source: developer.apple.com/documentation/uikit/uiview/cornerconfiguration
  public final var cornerConfiguration: UICornerConfiguration {
    get { rareStorage?.cornerConfiguration ?? .corners(radius: 0) }
    set {
      guard newValue != rareStorage?.cornerConfiguration else { return }
      rare.cornerConfiguration = newValue
      superviewStorage?.rare.hasConfiguredSubviews = true
      applyCornerConfiguration()
      setNeedsLayout()
    }
  }

  /// Returns the current radius of a corner, in points; of several corners, the largest.
  ///
  /// - Source: developer.apple.com/documentation/uikit/uiview/effectiveradius(corner:)
  public final func effectiveRadius(corner: UIRectCorner) -> CGFloat {
    let radii = rareStorage?.cornerConfiguration == nil ? layer.cornerRadii : resolvedCornerRadii
    let limit = min(bounds.width, bounds.height) / 2
    var result: CGFloat = 0
    if corner.contains(.topLeft) { result = max(result, radii.topLeft) }
    if corner.contains(.topRight) { result = max(result, radii.topRight) }
    if corner.contains(.bottomLeft) { result = max(result, radii.bottomLeft) }
    if corner.contains(.bottomRight) { result = max(result, radii.bottomRight) }
    return min(result, limit)
  }

  /// Sets the layer's corners to those that the configuration gives at the view's position.
  final func applyCornerConfiguration() {
    guard rareStorage?.cornerConfiguration != nil else { return }
    let radii = resolvedCornerRadii
    if layer.extras?.cornerRadii != radii { layer.extrasToChange.cornerRadii = radii }
  }

  /// Updates the view's corners and those of its subviews, which may depend on the view's. Called after layout.
  final func applyCornerConfigurations() {
    applyCornerConfiguration()
    guard rareStorage?.hasConfiguredSubviews == true else { return }
    for subview in subviewStorage { subview.applyCornerConfiguration() }
  }

  private var resolvedCornerRadii: CornerRadii {
    guard let configuration = rareStorage?.cornerConfiguration else { return CornerRadii(0) }
    let limit = min(bounds.width, bounds.height) / 2
    switch configuration.kind {
    case .capsule(let maximum): return CornerRadii(max(min(limit, maximum ?? limit), 0))
    case .uniform(let radius):
      let corners: [UIRectCorner] = [.topLeft, .topRight, .bottomLeft, .bottomRight]
      return CornerRadii(corners.map { resolved(radius, at: $0) }.max() ?? 0)
    case .each(let topLeft, let topRight, let bottomLeft, let bottomRight):
      return CornerRadii(
        topLeft: topLeft.map { resolved($0, at: .topLeft) } ?? 0,
        topRight: topRight.map { resolved($0, at: .topRight) } ?? 0,
        bottomRight: bottomRight.map { resolved($0, at: .bottomRight) } ?? 0,
        bottomLeft: bottomLeft.map { resolved($0, at: .bottomLeft) } ?? 0)
    }
  }

  private func resolved(_ radius: UICornerRadius, at corner: UIRectCorner) -> CGFloat {
    switch radius.kind {
    case .fixed(let radius): return max(radius, 0)
    case .concentric(let minimum): return max(concentricRadius(at: corner), minimum ?? 0)
    }
  }

  /// Returns the radius of the nearest container with round corners, less the distance from its corner.
  private func concentricRadius(at corner: UIRectCorner) -> CGFloat {
    var container = superviewStorage
    while let view = container {
      let outer = view.containerRadius(at: corner)
      if outer > 0 {
        let frame = convert(bounds, to: view)
        let edges = view.bounds
        let x = corner == .topLeft || corner == .bottomLeft ? frame.minX - edges.minX : edges.maxX - frame.maxX
        let y = corner == .topLeft || corner == .topRight ? frame.minY - edges.minY : edges.maxY - frame.maxY
        return max(outer - max(x, y, 0), 0)
      }
      container = view.superviewStorage
    }
    return 0
  }

  private func containerRadius(at corner: UIRectCorner) -> CGFloat {
    if let window = self as? UIWindow { return DisplayCorners.radius(of: window.screen.configuration) }
    return effectiveRadius(corner: corner)
  }
}
