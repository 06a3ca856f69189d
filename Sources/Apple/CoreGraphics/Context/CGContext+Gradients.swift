import Foundation

extension CGContext {
  /// Paints a gradient along a line. The color is constant across it. It fills the whole clip, as far as `options`
  /// allow.
  public func drawLinearGradient(
    _ gradient: CGGradient, start startPoint: CGPoint, end endPoint: CGPoint, options: CGGradientDrawingOptions
  ) {
    guard startPoint.isFinite, endPoint.isFinite else { return }
    paint(gradient, .linear(start: startPoint, end: endPoint), options)
  }

  /// Paints a gradient between two circles.
  ///
  /// The circles in between are painted in order, each over the previous ones.
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

  /// Paints a gradient around a point over the whole clip.
  ///
  /// - Parameter angle: The angle of the first color, in radians from the positive x axis. The colors continue toward
  ///   the positive y axis.
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
