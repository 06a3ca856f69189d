/// A layer in space, as one in front of it sees it.
struct SpatialSublayer {
  let layer: CALayer
  /// From the layer's coordinates to those of the plane that it is drawn into.
  let transform: CGAffineTransform
  /// How near it is: the z of its anchor point.
  let depth: CGFloat
  /// That of the transform layers around it.
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
