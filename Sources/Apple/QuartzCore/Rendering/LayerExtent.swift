/// The extent of layers in their own coordinates.
package enum LayerExtent {
  /// Returns a rectangle around the drawing of a layer and its sublayers, including shadows.
  package static func all(of layer: CALayer) -> CGRect {
    let reach = layer.blurReach
    guard reach > 0 else { return unblurred(of: layer) }
    return unblurred(of: layer).insetBy(dx: -reach, dy: -reach)
  }

  private static func unblurred(of layer: CALayer) -> CGRect {
    let picture = picture(of: layer)
    guard let shadow = layer.extras?.shadow, shadow.opacity > 0, shadow.color != nil,
      !layer.flags.contains(.masksToBounds)
    else { return picture }
    let caster = shadow.path?.boundingBoxOfPath ?? picture
    // Beyond three standard deviations of the blur, less than a thousandth remains; one point is added for rounding.
    let reach = 3 * max(shadow.radius, 0) + 1
    return picture.union(
      caster.offsetBy(dx: shadow.offset.width, dy: shadow.offset.height).insetBy(dx: -reach, dy: -reach))
  }

  /// Returns the same without the layer's own shadow.
  static func picture(of layer: CALayer) -> CGRect {
    let bounds = layer.geometry.bounds.standardized
    if layer.flags.contains(.masksToBounds) { return bounds }
    var result = bounds
    if layer.drawsBeyondBounds { result = result.union(layer.builtInExtent) }
    result = result.union(contents(of: layer, in: bounds))
    var inside = CGRect.null
    for sublayer in layer.sublayerStore where !sublayer.flags.contains(.isHidden) {
      inside = inside.union(placed(sublayer))
    }
    return inside.isNull ? result : result.union(layer.extent(ofSublayers: inside))
  }

  /// Returns a rectangle around the drawing of a layer, in its superlayer's coordinates.
  private static func placed(_ layer: CALayer) -> CGRect {
    guard let space = layer as? CATransformLayer else { return all(of: layer).applying(layer.affineIntoSuperlayer) }
    return space.spatialSublayers(layer.matrixIntoSuperlayer(perspective: true)).reduce(CGRect.null) {
      $0.union(all(of: $1.layer).applying($1.transform))
    }
  }

  /// Returns the rectangle of a layer's contents; null if it has none.
  private static func contents(of layer: CALayer, in bounds: CGRect) -> CGRect {
    let rect = layer.contentsRect
    if let recording = layer.content.recording {
      let size = CGSize(width: recording.bounds.width * rect.width, height: recording.bounds.height * rect.height)
      let rect = ContentPlacement.rect(for: size, gravity: layer.content.gravity, in: bounds)
      return recording.bounds == bounds ? rect.insetBy(dx: 0, dy: -recording.overhang) : rect
    }
    guard let image = layer.content.image else { return .null }
    let scale = layer.content.scale > 0 ? layer.content.scale : 1
    let size = CGSize(
      width: CGFloat(image.width) * rect.width / scale, height: CGFloat(image.height) * rect.height / scale)
    return ContentPlacement.rect(for: size, gravity: layer.content.gravity, in: bounds)
  }

  // MARK: - Staying inside an outline

  /// Returns whether contents and sublayers are inside the rounded outline of the layer. It may return `false` even if
  /// they are.
  static func staysInsideOutline(_ layer: CALayer) -> Bool {
    let outline = Outline(of: layer)
    guard contentsStayInsideOutline(layer) else { return false }
    return layer.sublayerStore.allSatisfy { $0.flags.contains(.isHidden) || stays($0, inside: outline) }
  }

  /// Returns whether the layer's own contents are inside its rounded outline.
  static func contentsStayInsideOutline(_ layer: CALayer) -> Bool {
    guard layer.drawsBeyondBounds || !layer.content.isEmpty else { return true }
    let drawn = contents(of: layer, in: layer.geometry.bounds.standardized)
    return Outline(of: layer).contains(drawn.union(layer.drawsBeyondBounds ? layer.builtInExtent : .null))
  }

  /// Returns the outline of the layer's own drawing, including its shadow.
  static func ownOutline(of layer: CALayer) -> Outline {
    if layer.flags.contains(.masksToBounds) { return Outline(of: layer) }
    if layer.blurReach > 0 { return Outline(rect: all(of: layer), radii: CornerRadii(0)) }
    let bounds = layer.geometry.bounds.standardized
    if let shadow = layer.extras?.shadow, shadow.opacity > 0, shadow.color != nil {
      return Outline(rect: all(of: layer), radii: CornerRadii(0))
    }
    if !layer.drawsBeyondBounds, layer.content.isEmpty { return Outline(of: layer) }
    let drawn = contents(of: layer, in: bounds).union(layer.drawsBeyondBounds ? layer.builtInExtent : .null)
    // The contents may be smaller than the bounds.
    let hasMore = layer.appearance.backgroundColor != nil || layer.appearance.borderWidth > 0
    return Outline(rect: hasMore ? drawn.union(bounds) : drawn, radii: CornerRadii(0))
  }

  private static func stays(_ layer: CALayer, inside outline: Outline) -> Bool {
    let transform = layer.affineIntoSuperlayer
    guard transform.linearPart.isIdentity else {
      return outline.contains(all(of: layer).applying(transform))
    }
    let bounds = layer.geometry.bounds.standardized
    let own = Outline(of: layer)
    let isBounded = layer.flags.contains(.masksToBounds) || (all(of: layer) == bounds && staysInsideOutline(layer))
    let reached = isBounded ? own : Outline(rect: all(of: layer), radii: CornerRadii(0))
    return outline.contains(reached.moved(by: transform))
  }

  /// A rectangle with rounded corners.
  struct Outline {
    var rect: CGRect
    var radii: CornerRadii

    init(rect: CGRect, radii: CornerRadii) {
      self.rect = rect
      self.radii = radii
    }

    /// Creates the outline of a layer: its bounds with rounded corners.
    init(of layer: CALayer) {
      rect = layer.geometry.bounds.standardized
      radii = layer.cornerRadii.fitting(rect.size)
    }

    func contains(_ other: CGRect) -> Bool { contains(Outline(rect: other, radii: CornerRadii(0))) }

    func moved(by transform: CGAffineTransform) -> Outline {
      Outline(rect: rect.offsetBy(dx: transform.tx, dy: transform.ty), radii: radii)
    }

    /// Returns whether another outline is inside. A corner with the radius s is inside one with the radius r if it is
    /// at least r - s away along both sides.
    func contains(_ other: Outline) -> Bool {
      if other.rect.isEmpty { return true }
      guard rect.contains(other.rect) else { return false }
      let left = other.rect.minX - rect.minX
      let right = rect.maxX - other.rect.maxX
      let top = other.rect.minY - rect.minY
      let bottom = rect.maxY - other.rect.maxY
      func fits(_ radius: CGFloat, _ otherRadius: CGFloat, _ dx: CGFloat, _ dy: CGFloat) -> Bool {
        radius <= otherRadius + min(dx, dy) || dx >= radius || dy >= radius
          || (otherRadius == 0 && (radius - dx) * (radius - dx) + (radius - dy) * (radius - dy) <= radius * radius)
      }
      return fits(radii.topLeft, other.radii.topLeft, left, top)
        && fits(radii.topRight, other.radii.topRight, right, top)
        && fits(radii.bottomLeft, other.radii.bottomLeft, left, bottom)
        && fits(radii.bottomRight, other.radii.bottomRight, right, bottom)
    }
  }
}
