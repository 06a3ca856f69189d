extension LayerRenderer {
  /// What casts a layer's shadow.
  private enum Silhouette {
    case nothing
    /// A path; where `isCovered`, the layer itself covers what lies within its outline.
    case path(CGPath, isCovered: Bool)
    /// All that the layer and its sublayers show.
    case picture
  }

  /// Draws a layer's shadow where an outline casts it.
  ///
  /// - Returns: whether the layer's picture casts it: then a transparency layer is open that all its parts go into, inside
  ///   a saved state.
  func drawShadow(of layer: CALayer, alpha: CGFloat) -> Bool {
    guard let shadow = layer.extras?.shadow, shadow.opacity > 0, !layer.flags.contains(.masksToBounds),
      let color = shadow.color, color.alpha > 0
    else { return false }
    let strength = CGFloat(min(shadow.opacity, 1))
    let shade = strength < 1 ? color.copy(alpha: color.alpha * strength) ?? color : color
    switch silhouette(of: layer, shadow) {
    case .nothing:
      return false
    case .path(let path, let isCovered):
      // One point inside the outline nothing of the shadow can be seen; its edge must go under the smoothed edge.
      // Glass shows what lies behind it, which its own shadow does not.
      let isGlass = layer.extras?.backdrop?.glass != nil
      var covered = (isCovered && alpha == 1) || isGlass ? layer.innerOutline(borderWidth: isGlass ? 0 : 1) : nil
      if isGlass, let own = layer.extras?.backdropPath { covered = own }
      withAlpha(alpha) {
        context.drawShadow(
          of: path, offset: shadow.offset, blurSigma: max(shadow.radius, 0), color: shade, excluding: covered)
      }
      return false
    case .picture:
      context.saveGState()
      context.setAlpha(alpha)
      // The shadow of a transparency layer is measured in base space: here, that is the layer's.
      context.setBaseTransform(.identity)
      context.setShadow(offset: shadow.offset, blur: max(shadow.radius, 0) * 2, color: shade)
      context.beginTransparencyLayer(in: LayerExtent.picture(of: layer), auxiliaryInfo: nil)
      return true
    }
  }

  private func silhouette(of layer: CALayer, _ shadow: LayerShadow) -> Silhouette {
    let isCovered = layer.hasOpaqueBackground
    if let path = shadow.path { return .path(path, isCovered: isCovered) }
    if isCovered && LayerExtent.staysInsideOutline(layer) { return .path(layer.outline, isCovered: true) }
    let isBare = layer.appearance.backgroundColor == nil && layer.content.isEmpty && layer.sublayerStore.isEmpty
    if isBare && !(layer.appearance.borderWidth > 0) {
      if let path = layer.opaqueBuiltInPath { return .path(path, isCovered: false) }
      if layer.builtInPartCount == 0 { return .nothing }
    }
    return .picture
  }
}
