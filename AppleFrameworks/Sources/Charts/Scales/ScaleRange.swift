import SwiftUI

/// The visual values of a scale: positions, styles, symbols or sizes.
///
/// - Source: developer.apple.com/documentation/charts/scalerange
public protocol ScaleRange {
  /// The type of the visual values.
  associatedtype VisualValue
}

/// The positions of a scale, in points.
///
/// - Source: developer.apple.com/documentation/charts/positionscalerange
public protocol PositionScaleRange: ScaleRange where VisualValue == CGFloat {}

/// The positions from one edge of a plot to the other, with padding.
///
/// - Source: developer.apple.com/documentation/charts/plotdimensionscalerange
public struct PlotDimensionScaleRange: PositionScaleRange, PositionRangeSource {
  /// The type of positions.
  public typealias VisualValue = CGFloat
  var positions: PositionRange
}

extension PositionScaleRange where Self == PlotDimensionScaleRange {
  /// The positions from one edge of a plot to the other.
  public static var plotDimension: PlotDimensionScaleRange { plotDimension(padding: 0) }
  /// Returns positions with padding at both edges of a plot, in points.
  public static func plotDimension(padding: CGFloat) -> PlotDimensionScaleRange {
    plotDimension(startPadding: padding, endPadding: padding)
  }
  /// Returns positions with padding at the edges of a plot, in points.
  public static func plotDimension(startPadding: CGFloat = 0, endPadding: CGFloat = 0) -> PlotDimensionScaleRange {
    PlotDimensionScaleRange(positions: .padded(startPadding, endPadding))
  }
}

extension Array: ScaleRange {
  /// The type of the visual values.
  public typealias VisualValue = Element
}

extension ClosedRange: ScaleRange {
  /// The type of the visual values.
  public typealias VisualValue = Bound
}

extension ClosedRange: PositionScaleRange where Bound == CGFloat {}
extension ClosedRange: PositionRangeSource where Bound == CGFloat {
  var positions: PositionRange { .fixed(lowerBound, upperBound) }
}

extension Gradient: ScaleRange {
  /// The type of the visual values.
  public typealias VisualValue = Color
}

/// The positions of a scale, for a length that is known later.
enum PositionRange: Equatable {
  case padded(CGFloat, CGFloat)
  case fixed(CGFloat, CGFloat)
}

/// A type of range of positions that this framework has.
protocol PositionRangeSource {
  var positions: PositionRange { get }
}
