// Conversion of the image to the contents of the layer.

extension UIImageView {
  /// Whether the displayed image is a template, which is filled with the tint color.
  var showsTemplate: Bool {
    guard let image = shownImage else { return false }
    switch image.renderingMode {
    case .alwaysTemplate: return true
    case .alwaysOriginal: return false
    case .automatic:
      if image.isSymbolImage { return image.isTemplateByNature }
      return showsAutomaticImagesAsTemplates
    }
  }

  /// Whether the image must be drawn in the size of the view, because its center is tiled. A layer can only stretch it.
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

  /// Whether the image is drawn in the displayed size, because it is a vector image that is sharp at any size.
  var drawsForSize: Bool {
    guard let image = shownImage, image.isDrawing, !image.isResizable else { return false }
    return contentMode == .scaleToFill || contentMode == .scaleAspectFit || contentMode == .scaleAspectFill
      || contentMode == .redraw
  }

  /// Returns the size of a vector image on the screen in pixels, or `nil` for a bitmap image.
  private func pixelSize(of image: UIImage) -> (width: Int, height: Int)? {
    let (own, room) = (image.size, bounds.size)
    guard drawsForSize, own.width > 0, own.height > 0, room.width > 0, room.height > 0 else { return nil }
    var (x, y) = (room.width / own.width, room.height / own.height)
    if contentMode == .scaleAspectFit { (x, y) = (min(x, y), min(x, y)) }
    if contentMode == .scaleAspectFill { (x, y) = (max(x, y), max(x, y)) }
    let scale = traitCollection.displayScale > 0 ? traitCollection.displayScale : 1
    return ImageDrawing.pixels(width: own.width * x * scale - 0.01, height: own.height * y * scale - 0.01)
  }

  func showImage() {
    guard let image = shownImage,
      let contents = image.shownImage(tint: tint, isMirrored: isMirrored, pixelSize: pixelSize(of: image))
    else {
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
    // The layer's scale was set to that of the screen, and must be that of the image.
    variantDidChange(with: previous)
    if traitCollection.displayScale != previous.displayScale || showsTemplate || overlayColor != nil
      || shownImage?.flipsForRightToLeftLayoutDirection == true
    {
      setNeedsDisplay()
    }
  }
}

// Baselines of an image view for constraints. Symbols have a baseline, and other images can have one.

extension UIImageView: TextBaselines {
  var firstBaselineOffsetFromTop: CGFloat {
    guard let image = shownImage, let baseline = image.baselineOffsetFromBottom else { return 0 }
    return image.size.height - baseline - image.alignmentRectInsets.top
  }

  var lastBaselineOffsetFromBottom: CGFloat {
    guard let image = shownImage, let baseline = image.baselineOffsetFromBottom else { return 0 }
    return baseline - image.alignmentRectInsets.bottom
  }

  /// The line height of a symbol, or the standard spacing between views for other images.
  var baselineLineHeight: CGFloat {
    shownImage?.hasBaseline == true ? intrinsicContentSize.height : SystemSpacing.betweenItems
  }
}
