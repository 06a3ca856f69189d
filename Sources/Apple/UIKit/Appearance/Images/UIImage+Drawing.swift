import CoreGraphics
import Foundation

extension UIImage {
  /// Draws the image in its own size into the current context with its top left corner at a point.
  public func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size)) }

  /// Draws the image in its own size into the current context with a blend mode and an alpha.
  public func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
    draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
  }

  /// Draws the image into a rectangle of the current context, scaled or, if it is resizable, stretched.
  public func draw(in rect: CGRect) { draw(in: rect, blendMode: .normal, alpha: 1) }

  /// Draws the image into a rectangle of the current context with a blend mode and an alpha.
  public func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    defer { context.restoreGState() }
    if blendMode != .normal { context.setBlendMode(blendMode) }
    if alpha != 1 { context.setAlpha(alpha) }
    draw(in: rect, of: context)
  }

  /// Fills a rectangle of the current context with copies of the image, starting at its top left corner.
  public func drawAsPattern(in rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext(), let image = shownImage() else { return }
    context.saveGState()
    defer { context.restoreGState() }
    context.clip(to: rect)
    context.drawUpright(image, in: CGRect(origin: rect.origin, size: size), isTiled: true)
  }

  /// Draws the image into a rectangle of any UIKit context.
  ///
  /// - Parameters:
  ///   - tint: The tint color of the view, for a template; `nil` for the image's own.
  ///   - isMirrored: Whether the image is flipped horizontally.
  package func draw(in rect: CGRect, of context: CGContext, tint: UIColor? = nil, isMirrored: Bool = false) {
    guard rect.width > 0, rect.height > 0 else { return }
    let pixelSize = isDrawing && !isResizable ? context.pixelSize(of: rect.size) : nil
    guard let image = shownImage(tint: tint, isMirrored: isMirrored, pixelSize: pixelSize) else { return }
    guard isResizable, rect.size != size else {
      context.drawUpright(image, in: rect)
      return
    }
    let caps = isMirrored ? capInsets.mirrored : capInsets
    let parts = NineParts(imageSize: size, caps: caps, target: rect)
    for part in parts.all {
      let pixels = CGRect(
        x: part.source.minX * scale, y: part.source.minY * scale, width: part.source.width * scale,
        height: part.source.height * scale)
      guard let piece = image.cropping(to: pixels) else { continue }
      // Stretching a part of one pixel has the same result as tiling and is faster.
      let isStretched = resizingMode == .stretch || piece.width == 1 && piece.height == 1 || !part.isResized
      if isStretched {
        context.drawUpright(piece, in: part.target)
      } else {
        context.saveGState()
        context.clip(to: part.target)
        context.drawUpright(piece, in: CGRect(origin: part.target.origin, size: part.source.size), isTiled: true)
        context.restoreGState()
      }
    }
  }
}

extension UIEdgeInsets {
  fileprivate var mirrored: UIEdgeInsets { UIEdgeInsets(top: top, left: right, bottom: bottom, right: left) }
}

extension CGContext {
  /// Returns the number of pixels of a size in user space; for a context of recorded commands, with the scale of the
  /// current traits.
  fileprivate func pixelSize(of size: CGSize) -> (width: Int, height: Int) {
    let scale = width == 0 ? CGContext.screenScale : 1
    func pixels(_ length: CGFloat, _ x: CGFloat, _ y: CGFloat) -> CGFloat {
      length * scale * (x * x + y * y).squareRoot() - 0.001
    }
    return ImageDrawing.pixels(width: pixels(size.width, ctm.a, ctm.b), height: pixels(size.height, ctm.c, ctm.d))
  }

  /// Draws an image whose first row is at the top, which Core Graphics would draw at the bottom of a context with y
  /// downwards.
  func drawUpright(_ image: CGImage, in rect: CGRect, isTiled: Bool = false) {
    saveGState()
    translateBy(x: 0, y: rect.minY + rect.maxY)
    scaleBy(x: 1, y: -1)
    draw(image, in: rect, byTiling: isTiled)
    restoreGState()
  }
}
