import Foundation

extension CGContext {
  /// Sets the width of strokes, in user space. Default: 1. A width of 0 gives the thinnest line there is: one pixel.
  public func setLineWidth(_ width: CGFloat) { state.pen.width = width.isFinite ? max(width, 0) : 0 }

  /// Sets how the ends of strokes look. Default: `butt`.
  public func setLineCap(_ cap: CGLineCap) { state.pen.cap = cap }

  /// Sets how the corners of strokes look. Default: `miter`.
  public func setLineJoin(_ join: CGLineJoin) { state.pen.join = join }

  /// Sets the longest sharp corner, in line widths; longer ones are cut off. Default: 10.
  public func setMiterLimit(_ limit: CGFloat) { state.pen.miterLimit = limit.isFinite ? max(limit, 1) : 1 }

  /// Sets the dashes of strokes.
  ///
  /// - Parameters:
  ///   - phase: How far into the pattern a stroke begins.
  ///   - lengths: The lengths of dashes and gaps in turn, in user space; none for a solid line.
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
    let isUsable = lengths.allSatisfy { $0 >= 0 && $0.isFinite } && lengths.contains { $0 > 0 } && phase.isFinite
    state.pen.dashPhase = isUsable ? phase : 0
    state.pen.dashLengths = isUsable ? lengths : []
  }

  /// Sets the alpha that everything is drawn with, times the alpha of colors and images. Default: 1. Cut off to 0...1.
  public func setAlpha(_ alpha: CGFloat) { state.style.alpha = alpha > 0 ? min(alpha, 1) : 0 }

  /// Sets how new colors and those already there are put together. Default: `normal`.
  public func setBlendMode(_ mode: CGBlendMode) { state.style.blendMode = mode }

  /// Sets whether edges are smoothed. Default: true.
  public func setShouldAntialias(_ shouldAntialias: Bool) { state.style.shouldAntialias = shouldAntialias }

  /// How images are smoothed when they are drawn at another size. Default: `default`.
  public var interpolationQuality: CGInterpolationQuality {
    get { state.style.interpolation }
    set { state.style.interpolation = newValue }
  }

  /// Sets what is done with glyphs. Default: `fill`.
  public func setTextDrawingMode(_ mode: CGTextDrawingMode) { state.textDrawingMode = mode }

  /// Where the next text goes: the translation of the text matrix.
  public var textPosition: CGPoint {
    get { CGPoint(x: textMatrix.tx, y: textMatrix.ty) }
    set {
      textMatrix.tx = newValue.x
      textMatrix.ty = newValue.y
    }
  }

  /// Gives everything drawn from now on a shadow.
  ///
  /// - Parameters:
  ///   - offset: How far the shadow lies off, in base space, whatever the transform: in UIKit's contexts points, to the right
  ///     and down.
  ///   - blur: How far the edge is spread, twice the standard deviation of the blur; 0 for a sharp one.
  ///   - color: The color; nil for no shadow.
  public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
    guard let color, offset.width.isFinite, offset.height.isFinite else {
      state.style.shadow = nil
      return
    }
    let base = state.style.baseTransform
    let sigma = blur > 0 && blur.isFinite ? blur / 2 * base.meanScale : 0
    state.style.shadow = Shadow(offset: offset.applying(base), sigma: sigma, color: color)
  }

  /// Gives everything drawn from now on a black shadow with an alpha of 1/3.
  public func setShadow(offset: CGSize, blur: CGFloat) {
    setShadow(offset: offset, blur: blur, color: CGColor(space: .deviceGray, values: [0], alpha: 1 / 3))
  }
}
