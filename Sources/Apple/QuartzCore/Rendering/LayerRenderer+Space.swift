extension LayerRenderer {
  /// Draws the layers of a transform layer, given what surrounds that.
  func drawSpace(of layer: CATransformLayer, in outer: Surroundings) {
    for part in layer.spatialSublayers(layer.matrixIntoSuperlayer(perspective: true)) {
      var surroundings = outer
      surroundings.alpha *= part.opacity
      drawPlaced(part.layer, by: part.transform, in: surroundings)
    }
  }
}
