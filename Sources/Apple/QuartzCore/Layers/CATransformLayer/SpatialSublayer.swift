/// A layer in three dimensions, seen from the front.
struct SpatialSublayer {
  let layer: CALayer
  /// The transform from the layer's coordinates to those of the plane into which it is drawn.
  let transform: CGAffineTransform
  /// The depth: the z coordinate of its anchor point.
  let depth: CGFloat
  /// The opacity of the enclosing transform layers.
  let opacity: CGFloat

  init(_ layer: CALayer, _ matrix: CATransform3D, opacity: CGFloat) {
    self.layer = layer
    self.opacity = opacity
    let anchor = layer.geometry.anchor
    let affine = matrix.projectedOntoPlane(around: anchor)
    transform = layer.flags.contains(.isGeometryFlipped) ? layer.flip.concatenating(affine) : affine
    let w = matrix.m14 * anchor.x + matrix.m24 * anchor.y + matrix.m44
    let z = matrix.m13 * anchor.x + matrix.m23 * anchor.y + matrix.m43
    depth = w == 0 ? z : z / w
  }
}
