import UIKit

/// A style of stroking paths.
///
/// - Source: developer.apple.com/documentation/swiftui/strokestyle
public struct StrokeStyle: Equatable, Sendable {
  /// The line width, in points.
  ///
  /// - Default: 1.
  public var lineWidth: CGFloat

  /// The shape of line ends.
  ///
  /// - Default: `.butt`.
  public var lineCap: CGLineCap

  /// The shape of corners.
  ///
  /// - Default: `.miter`.
  public var lineJoin: CGLineJoin

  /// The miter limit: the ratio of the miter length to the line width beyond which sharp corners are cut off.
  ///
  /// - Default: 10.
  public var miterLimit: CGFloat

  /// The lengths of dashes and gaps, in points; empty for a solid line.
  ///
  /// - Default: empty.
  public var dash: [CGFloat]

  /// The offset into the dash pattern, in points.
  ///
  /// - Default: 0.
  public var dashPhase: CGFloat

  /// Creates a style.
  public init(
    lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter, miterLimit: CGFloat = 10,
    dash: [CGFloat] = [], dashPhase: CGFloat = 0
  ) {
    self.lineWidth = lineWidth
    self.lineCap = lineCap
    self.lineJoin = lineJoin
    self.miterLimit = miterLimit
    self.dash = dash
    self.dashPhase = dashPhase
  }
}
