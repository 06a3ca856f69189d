import SwiftUI

/// A line across the plot at a value of an axis.
///
/// - Source: developer.apple.com/documentation/charts/axisgridline
public struct AxisGridLine: AxisMark, PrimitiveAxisMark {
  private let isCentered: Bool?
  private let stroke: StrokeStyle?
  /// Creates a grid line.
  ///
  /// - Parameters:
  ///   - centered: Whether the line is in the middle between its value and the next one.
  ///   - stroke: The stroke; `nil` for the default.
  nonisolated public init(centered: Bool? = nil, stroke: StrokeStyle? = nil) {
    isCentered = centered
    self.stroke = stroke
  }
  /// A mark without a body. The framework draws it.
  public typealias Body = Never
  func collect(into elements: inout [AxisElement], _ traits: AxisTraits) {
    elements.append(AxisElement(kind: .gridLine(isCentered: isCentered ?? false, stroke), traits: traits))
  }
}
