/// A layer that only holds others: its transform and theirs are one transform in space, where other layers are drawn flat into
/// their superlayer's plane first.
///
/// It shows nothing of its own: background, border, contents, shadow and mask of such a layer are not drawn, and its opacity
/// holds for each sublayer by itself. Sublayers that are nearer are drawn later.
///
/// - Source: developer.apple.com/documentation/quartzcore/catransformlayer
open class CATransformLayer: CALayer {
  public override init() { super.init() }

  public override init(layer: Any) { super.init(layer: layer) }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Returns the layers in it, and in such layers in it, that are seen, from the farthest to the nearest, each with its
  /// way into the superlayer's coordinates and the opacity of those around it.
  ///
  /// - Parameter outer: this layer's way into those coordinates.
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
