import Foundation

extension CGContext {
  /// Paints a gradient along a line; colors are the same across it. It fills the whole clip, as far as `options` allow.
  public func drawLinearGradient(
    _ gradient: CGGradient, start startPoint: CGPoint, end endPoint: CGPoint, options: CGGradientDrawingOptions
  ) {
    guard startPoint.isFinite, endPoint.isFinite else { return }
    paint(gradient, .linear(start: startPoint, end: endPoint), options)
  }

  /// Paints a gradient from one circle to another.
  ///
  /// Circles between both are painted one after the other, each over those before it.
  public func drawRadialGradient(
    _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint, endRadius: CGFloat,
    options: CGGradientDrawingOptions
  ) {
    guard startCenter.isFinite, endCenter.isFinite, startRadius.isFinite, endRadius.isFinite else { return }
    paint(
      gradient,
      .radial(
        startCenter: startCenter, startRadius: max(startRadius, 0), endCenter: endCenter, endRadius: max(endRadius, 0)),
      options)
  }

  /// Paints a gradient round a point, over the whole clip.
  ///
  /// - Parameter angle: Where the first color is, in radians from the positive x axis; colors follow towards the positive y
  ///   axis.
  public func drawConicGradient(_ gradient: CGGradient, center: CGPoint, angle: CGFloat) {
    guard center.isFinite, angle.isFinite else { return }
    paint(gradient, .conic(center: center, angle: angle), [])
  }

  private func paint(
    _ gradient: CGGradient, _ geometry: GradientDrawing.Geometry, _ options: CGGradientDrawingOptions
  ) {
    emit(.gradient(GradientDrawing(gradient: gradient, geometry: geometry, options: options)))
  }
}
