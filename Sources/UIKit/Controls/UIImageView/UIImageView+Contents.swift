// From an image to the contents of the view's layer.

extension UIImageView {
  /// Whether the shown image is a template, which the tint colour fills.
  var showsTemplate: Bool {
    guard let image = shownImage else { return false }
    switch image.renderingMode {
    case .alwaysTemplate: return true
    case .alwaysOriginal: return false
    case .automatic: return showsAutomaticImagesAsTemplates
    }
  }

  /// Whether the image is drawn for the view's size, because its middle is tiled: a layer can only stretch it.
  var needsDrawing: Bool {
    guard let image = shownImage, image.isResizable, contentMode == .scaleToFill || contentMode == .redraw else {
      return false
    }
    return image.stretchableUnitRect == nil || isMirrored
  }

  private var tint: UIColor? { showsTemplate ? tintColor.resolvedColor(with: traitCollection) : nil }

  private var isMirrored: Bool {
    guard let image = shownImage, image.flipsForRightToLeftLayoutDirection else { return false }
    return effectiveUserInterfaceLayoutDirection == .rightToLeft
  }

  func showImage() {
    guard let image = shownImage, let contents = image.shownImage(tint: tint, isMirrored: isMirrored) else {
      layer.contents = nil
      return
    }
    layer.contents = overlayColor.map { overlay(contents, with: $0) } ?? contents
    layer.contentsScale = image.scale
    layer.contentsCenter = image.stretchableUnitRect ?? CGRect(x: 0, y: 0, width: 1, height: 1)
  }

  func drawTiledImage() {
    guard let image = shownImage, let context = UIGraphicsGetCurrentContext() else { return }
    image.draw(in: bounds, of: context, tint: tint, isMirrored: isMirrored)
    if let overlayColor { UIImageView.lay(overlayColor, over: bounds, in: context) }
  }

  // MARK: - Overlay

  private func overlay(_ image: CGImage, with color: UIColor) -> CGImage {
    let color = color.resolvedColor(with: traitCollection)
    return overlayCache.image(for: image, color) {
      let size = CGSize(width: image.width, height: image.height)
      let format = UIGraphicsImageRendererFormat()
      format.scale = 1
      let result = UIGraphicsImageRenderer(size: size, format: format).image { rendererContext in
        let rect = CGRect(origin: .zero, size: size)
        rendererContext.cgContext.drawUpright(image, in: rect)
        UIImageView.lay(color, over: rect, in: rendererContext.cgContext)
      }
      return result.cgImage ?? image
    }
  }

  private static func lay(_ color: UIColor, over rect: CGRect, in context: CGContext) {
    context.saveGState()
    context.setBlendMode(.sourceAtop)
    context.setFillColor(color.cgColor)
    context.fill(rect)
    context.restoreGState()
  }
}

extension UIImageView: TraitDependent {
  func adoptTraits(changedFrom previous: UITraitCollection) {
    // The layer's scale was set to the screen's, and has to be the image's.
    if traitCollection.displayScale != previous.displayScale || showsTemplate || overlayColor != nil
      || shownImage?.flipsForRightToLeftLayoutDirection == true
    {
      setNeedsDisplay()
    }
  }
}
