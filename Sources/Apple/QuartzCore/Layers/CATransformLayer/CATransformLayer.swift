/// A layer that only contains others: its transform and theirs are combined in three dimensions, while other layers are
/// first drawn flat into the plane of their superlayer.
///
/// It displays nothing itself: its background, border, contents, shadow and mask aren't drawn, and its opacity applies
/// to each sublayer separately. Closer sublayers are drawn later.
///
/// - Source: developer.apple.com/documentation/quartzcore/catransformlayer
open class CATransformLayer: CALayer {
  public override init() { super.init() }

  public override init(layer: Any) { super.init(layer: layer) }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Returns the visible layers in it and in nested transform layers, from the farthest to the nearest, each with its
  /// transform to the superlayer's coordinates and the opacity of its ancestors.
  ///
  /// - Parameter outer: The transform of this layer to those coordinates.
  final func spatialSublayers(_ outer: CATransform3D, opacity: CGFloat = 1) -> [SpatialSublayer] {
    sublayersInSpace(outer, opacity).enumerated().sorted {
      $0.element.depth == $1.element.depth ? $0.offset < $1.offset : $0.element.depth < $1.element.depth
    }.map(\.element)
  }

  private func sublayersInSpace(_ outer: CATransform3D, _ opacity: CGFloat) -> [SpatialSublayer] {
    let opacity = opacity * CGFloat(min(max(appearance.opacity, 0), 1))
    guard opacity > 0, !flags.contains(.isHidden) else { return [] }
    return sublayerStore.flatMap { sublayer -> [SpatialSublayer] in
      if sublayer.flags.contains(.isHidden) { return [] }
      let matrix = CATransform3DConcat(sublayer.matrixIntoSuperlayer(perspective: true), outer)
      if let inner = sublayer as? CATransformLayer { return inner.sublayersInSpace(matrix, opacity) }
      return [SpatialSublayer(sublayer, matrix, opacity: opacity)]
    }
  }
}
