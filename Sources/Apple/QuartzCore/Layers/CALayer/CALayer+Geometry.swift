extension CALayer {
  final func storeBounds(_ bounds: CGRect) {
    let old = geometry.bounds
    guard bounds != old else { return }
    var bounds = bounds
    let extent = abs(bounds.origin.x) + abs(bounds.origin.y) + abs(bounds.size.width) + abs(bounds.size.height)
    if !(extent <= Self.farthest) {
      stopForNaN(bounds, "bounds")
      bounds = CGRect(
        x: Self.finite(bounds.origin.x), y: Self.finite(bounds.origin.y), width: Self.finite(bounds.size.width),
        height: Self.finite(bounds.size.height))
      // The same value, set in each layout, isn't a change that requires another one.
      if bounds == old { return }
    }
    change(.bounds) { geometry.bounds = bounds }
    var changes: LayerGeometryChange = []
    if bounds.origin != old.origin { changes.insert(.boundsOrigin) }
    if bounds.size != old.size {
      changes.insert(.boundsSize)
      setNeedsLayout()
      if flags.contains(.needsDisplayOnBoundsChange) { setNeedsDisplay() }
    }
    owner?.layerGeometryDidChange(self, changes, oldBounds: old)
  }

  final func storePosition(_ position: CGPoint) {
    guard position != geometry.position else { return }
    var position = position
    if !(abs(position.x) + abs(position.y) <= Self.farthest) {
      stopForNaN(position, "position")
      position = CGPoint(x: Self.finite(position.x), y: Self.finite(position.y))
      if position == geometry.position { return }
    }
    change(.position) { geometry.position = position }
    owner?.layerGeometryDidChange(self, .position, oldBounds: geometry.bounds)
  }

  final func storeAnchorPoint(_ anchorPoint: CGPoint) {
    guard anchorPoint != geometry.anchorPoint else { return }
    checkForNaN(anchorPoint.x + anchorPoint.y, anchorPoint, "anchorPoint")
    change(.anchorPoint) { geometry.anchorPoint = anchorPoint }
    owner?.layerGeometryDidChange(self, .anchorPoint, oldBounds: geometry.bounds)
  }

  final func storeAnchorPointZ(_ depth: CGFloat) {
    guard depth != anchorPointZ else { return }
    checkForNaN(depth, depth, "anchorPointZ")
    change(.anchorPointZ) { extrasToChange.anchorPointZ = depth }
    updateIsTransformed()
    owner?.layerGeometryDidChange(self, .transform, oldBounds: geometry.bounds)
  }

  final func storeZPosition(_ z: CGFloat) {
    guard z != geometry.zPosition else { return }
    checkForNaN(z, z, "zPosition")
    change(.zPosition) { geometry.zPosition = z }
    if z != 0 { superlayerStore?.flags.insert(.sublayersHaveDepth) }
  }

  final func storeTransform(_ transform: CATransform3D) {
    guard !CATransform3DEqualToTransform(transform, self.transform) else { return }
    preconditionOfCaller(!transform.hasNaN, "CALayer transform contains NaN: \(transform) for \(self)")
    change(.transform) { extrasToChange.transform = transform }
    updateIsTransformed()
    owner?.layerGeometryDidChange(self, .transform, oldBounds: geometry.bounds)
  }

  final func storeSublayerTransform(_ transform: CATransform3D) {
    guard !CATransform3DEqualToTransform(transform, sublayerTransform) else { return }
    preconditionOfCaller(!transform.hasNaN, "CALayer sublayerTransform contains NaN: \(transform) for \(self)")
    change(.sublayerTransform) { extrasToChange.sublayerTransform = transform }
    store(!CATransform3DIsIdentity(transform), as: .transformsSublayers)
  }

  final func storeGeometryFlipped(_ flipped: Bool) {
    guard flipped != flags.contains(.isGeometryFlipped) else { return }
    store(flipped, as: .isGeometryFlipped)
    updateIsTransformed()
    owner?.layerGeometryDidChange(self, .transform, oldBounds: geometry.bounds)
  }

  final func updateIsTransformed() {
    let isPlain = CATransform3DIsIdentity(transform) && anchorPointZ == 0 && !flags.contains(.isGeometryFlipped)
    store(!isPlain, as: .isTransformed)
  }

  private final func checkForNaN<Value>(_ sum: CGFloat, _ value: Value, _ name: String) {
    // Infinities with opposite signs also result in NaN, so the sum is only a fast test.
    if sum.isNaN { stopForNaN(value, name) }
  }

  private final func stopForNaN<Value>(_ value: Value, _ name: String) {
    guard "\(value)".contains("nan") else { return }
    fatalError("CALayer \(name) contains NaN: \(value) for \(self)")
  }

  /// The maximum coordinate, which replaces larger and infinite ones. Sums of such numbers, and products with usual
  /// factors, are finite, so that frames don't become NaN.
  private static let farthest: CGFloat = 1e300

  private static func finite(_ coordinate: CGFloat) -> CGFloat { max(-farthest, min(farthest, coordinate)) }

  private static func finite(_ coordinate: CGFloat, or other: CGFloat) -> CGFloat {
    finite(coordinate.isNaN ? other : coordinate)
  }

  // MARK: - Frame

  final var derivedFrame: CGRect {
    let geometry = geometry
    let frame =
      flags.contains(.isTransformed)
      ? geometry.bounds.applying(affineIntoSuperlayer(perspective: false))
      : CGRect(
        x: geometry.position.x - geometry.bounds.size.width * geometry.anchorPoint.x,
        y: geometry.position.y - geometry.bounds.size.height * geometry.anchorPoint.y,
        width: geometry.bounds.size.width, height: geometry.bounds.size.height)
    if (frame.origin.x + frame.origin.y + frame.size.width + frame.size.height).isFinite { return frame }
    // With such a transform or anchor point, a coordinate overflows. Like an infinite one, it is limited.
    return CGRect(
      x: Self.finite(frame.origin.x, or: geometry.position.x), y: Self.finite(frame.origin.y, or: geometry.position.y),
      width: Self.finite(frame.size.width, or: 0), height: Self.finite(frame.size.height, or: 0))
  }

  final func storeFrame(_ frame: CGRect) {
    let frame = frame.standardized
    guard flags.contains(.isTransformed) else {
      place(size: frame.size, origin: frame.origin)
      return
    }
    let linear = affineIntoSuperlayer(perspective: false).linearPart
    // No size of a flattened layer results in the frame, so it keeps its own.
    if linear.hasInverse {
      let size = CGRect(origin: .zero, size: frame.size).applying(linear.inverted()).size
      if size.width.isFinite, size.height.isFinite { bounds.size = size }
    }
    let reached = derivedFrame
    position = CGPoint(
      x: geometry.position.x + frame.origin.x - reached.origin.x,
      y: geometry.position.y + frame.origin.y - reached.origin.y)
  }

  private final func place(size: CGSize, origin: CGPoint) {
    let anchorPoint = geometry.anchorPoint
    if size != geometry.bounds.size { bounds = CGRect(origin: geometry.bounds.origin, size: size) }
    position = CGPoint(x: origin.x + size.width * anchorPoint.x, y: origin.y + size.height * anchorPoint.y)
  }

  // MARK: - Transform to the superlayer

  /// The transform from this layer's coordinates to those of its superlayer: the layer's own and the superlayer's
  /// `sublayerTransform`.
  package final var affineIntoSuperlayer: CGAffineTransform {
    affineIntoSuperlayer(perspective: true)
  }

  /// - Parameter perspective: Whether the superlayer's `sublayerTransform` is included; frames don't include it.
  private final func affineIntoSuperlayer(perspective: Bool) -> CGAffineTransform {
    let parent = perspective && superlayerStore?.flags.contains(.transformsSublayers) == true ? superlayerStore : nil
    let anchor = geometry.anchor
    if !flags.contains(.isTransformed) && parent == nil {
      return CGAffineTransform(
        a: 1, b: 0, c: 0, d: 1, tx: geometry.position.x - anchor.x, ty: geometry.position.y - anchor.y)
    }
    let affine = matrixIntoSuperlayer(perspective: perspective).projectedOntoPlane(around: anchor)
    return flags.contains(.isGeometryFlipped) ? flip.concatenating(affine) : affine
  }

  /// Returns the same in three dimensions, without flipped geometry.
  final func matrixIntoSuperlayer(perspective: Bool) -> CATransform3D {
    let parent = perspective && superlayerStore?.flags.contains(.transformsSublayers) == true ? superlayerStore : nil
    let anchor = geometry.anchor
    var matrix = CATransform3DTranslate(transform, -anchor.x, -anchor.y, -anchorPointZ)
    matrix = CATransform3DConcat(
      matrix, CATransform3DMakeTranslation(geometry.position.x, geometry.position.y, geometry.zPosition))
    if let parent {
      let pivot = parent.geometry.anchor
      matrix = CATransform3DConcat(matrix, CATransform3DMakeTranslation(-pivot.x, -pivot.y, 0))
      matrix = CATransform3DConcat(matrix, parent.sublayerTransform)
      matrix = CATransform3DConcat(matrix, CATransform3DMakeTranslation(pivot.x, pivot.y, 0))
    }
    return matrix
  }

  /// The transform that mirrors y within the bounds.
  package final var flip: CGAffineTransform {
    CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: 2 * geometry.bounds.origin.y + geometry.bounds.size.height)
  }

  final var geometryIsFlippedInAll: Bool {
    var isFlipped = false
    var layer: CALayer? = self
    while let current = layer {
      if current.flags.contains(.isGeometryFlipped) { isFlipped.toggle() }
      layer = current.superlayerStore
    }
    return isFlipped
  }
}

extension CGAffineTransform {
  /// The transform without its translation.
  var linearPart: CGAffineTransform {
    CGAffineTransform(a: a, b: b, c: c, d: d, tx: 0, ty: 0)
  }
}
