import Foundation

extension CGContext {
  /// Sets the line width in user space. Default: 1. With a width of 0, lines are one pixel wide.
  public func setLineWidth(_ width: CGFloat) { state.pen.width = width.isFinite ? max(width, 0) : 0 }

  /// Sets the shape of the ends of lines. Default: `butt`.
  public func setLineCap(_ cap: CGLineCap) { state.pen.cap = cap }

  /// Sets the shape of the corners of lines. Default: `miter`.
  public func setLineJoin(_ join: CGLineJoin) { state.pen.join = join }

  /// Sets the maximum length of sharp corners, in line widths, beyond which they are cut off. Default: 10.
  public func setMiterLimit(_ limit: CGFloat) { state.pen.miterLimit = limit.isFinite ? max(limit, 1) : 1 }

  /// Sets the dashes of lines.
  ///
  /// - Parameters:
  ///   - phase: The offset in the pattern at which a line begins.
  ///   - lengths: The alternating lengths of dashes and gaps in user space; empty for a solid line.
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
    let isUsable = lengths.allSatisfy { $0 >= 0 && $0.isFinite } && lengths.contains { $0 > 0 } && phase.isFinite
    state.pen.dashPhase = isUsable ? phase : 0
    state.pen.dashLengths = isUsable ? lengths : []
  }

  /// Sets the alpha of all drawing, which multiplies that of colors and images. Default: 1. It is clamped to 0...1.
  public func setAlpha(_ alpha: CGFloat) { state.style.alpha = alpha > 0 ? min(alpha, 1) : 0 }

  /// Sets the blend mode. Default: `normal`.
  public func setBlendMode(_ mode: CGBlendMode) { state.style.blendMode = mode }

  /// Sets whether edges are antialiased. Default: `true`.
  public func setShouldAntialias(_ shouldAntialias: Bool) { state.style.shouldAntialias = shouldAntialias }

  /// The interpolation of images that are drawn with another size. Default: `default`.
  public var interpolationQuality: CGInterpolationQuality {
    get { state.style.interpolation }
    set { state.style.interpolation = newValue }
  }

  /// Sets the drawing mode of glyphs. Default: `fill`.
  public func setTextDrawingMode(_ mode: CGTextDrawingMode) { state.textDrawingMode = mode }

  /// The position of the next text: the translation of the text matrix.
  public var textPosition: CGPoint {
    get { CGPoint(x: textMatrix.tx, y: textMatrix.ty) }
    set {
      textMatrix.tx = newValue.x
      textMatrix.ty = newValue.y
    }
  }

  /// Sets the shadow of subsequent drawing.
  ///
  /// - Parameters:
  ///   - offset: The offset of the shadow in base space, regardless of the transform: in UIKit's contexts in points, to
  ///     the right and downwards.
  ///   - blur: The blur, twice its standard deviation; 0 for a sharp edge.
  ///   - color: The color; `nil` for no shadow.
  public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
    guard let color, offset.width.isFinite, offset.height.isFinite else {
      state.style.shadow = nil
      return
    }
    let base = state.style.baseTransform
    let sigma = blur > 0 && blur.isFinite ? blur / 2 * base.meanScale : 0
    state.style.shadow = Shadow(offset: offset.applying(base), sigma: sigma, color: color)
  }

  /// Sets a black shadow with an alpha of 1/3 for subsequent drawing.
  public func setShadow(offset: CGSize, blur: CGFloat) {
    setShadow(offset: offset, blur: blur, color: CGColor(space: .deviceGray, values: [0], alpha: 1 / 3))
  }
}
