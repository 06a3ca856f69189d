/// The masks that can be replaced with a clip.
enum LayerMask {
  /// Returns the outline of a mask in the coordinates of the masked layer if it is opaque inside and clear outside;
  /// `nil` if the mask must be drawn.
  static func outline(of mask: CALayer) -> (path: CGPath, rule: CGPathFillRule)? {
    let flags = mask.flags
    guard mask.appearance.opacity >= 1, mask.content.isEmpty, mask.appearance.borderWidth <= 0,
      !mask.sublayerStore.contains(where: { !$0.flags.contains(.isHidden) }), mask.extras?.mask == nil,
      !(mask.extras.map { $0.shadow.opacity > 0 } ?? false), !flags.contains(.isGeometryFlipped)
    else { return nil }
    let transform = mask.affineIntoSuperlayer
    if mask.hasOpaqueBackground, mask.builtInPartCount == 0 {
      return (mask.outline.moved(by: transform), .winding)
    }
    guard mask.appearance.backgroundColor == nil, !flags.contains(.masksToBounds), let shape = mask as? CAShapeLayer,
      shape.shapeStyle.strokeColor == nil || shape.shapeStyle.lineWidth <= 0,
      let color = shape.shapeStyle.fillColor, color.alpha >= 1, color.pattern == nil
    else { return nil }
    let path = shape.shapeStyle.path ?? CGPath(elements: PathElements())
    return (path.moved(by: transform), shape.shapeStyle.fillsEvenOdd ? .evenOdd : .winding)
  }
}

extension CGPath {
  /// Returns the transformed path. A translated rectangle remains a rectangle.
  fileprivate func moved(by transform: CGAffineTransform) -> CGPath {
    if transform.isIdentity { return self }
    guard transform.linearPart.isIdentity else { return applying(transform) }
    switch shape {
    case .rectangle(let rect):
      return CGPath(rect: rect.offsetBy(dx: transform.tx, dy: transform.ty), transform: nil)
    case .roundedRectangle(let rounded):
      let rect = rounded.rect.offsetBy(dx: transform.tx, dy: transform.ty)
      return .roundedRect(rect, radii: rounded.radii, continuous: rounded.isContinuous)
    case .general:
      return applying(transform)
    }
  }
}
