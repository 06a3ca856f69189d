extension LayerRenderer {
  /// The shape of a layer's shadow.
  private enum Silhouette {
    case nothing
    /// A path; with `isCovered`, the layer itself covers the area within its outline.
    case path(CGPath, isCovered: Bool)
    /// The image of the layer and its sublayers.
    case picture
  }

  /// Draws a layer's shadow from an outline.
  ///
  /// - Returns: Whether the shadow requires the layer's image. If so, a transparency layer for all its parts is open,
  ///   inside a saved state.
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
      // The shadow isn't visible more than one point inside the outline; its edge must be below the antialiased edge.
      // Glass displays the content behind it, but not its own shadow.
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
      // The shadow of a transparency layer is in base space, which is that of the layer here.
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
