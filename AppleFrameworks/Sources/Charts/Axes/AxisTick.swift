import SwiftUI

/// A short line beside the plot at a value of an axis.
///
/// - Source: developer.apple.com/documentation/charts/axistick
public struct AxisTick: AxisMark, PrimitiveAxisMark {
  private let isCentered: Bool?
  private let length: Length
  private let stroke: StrokeStyle?

  /// The length of a tick.
  ///
  /// - Source: developer.apple.com/documentation/charts/axistick/length
  public struct Length: Hashable, Sendable {
    enum Kind: Hashable {
      case automatic
      case label(CGFloat)
      case longestLabel(CGFloat)
      case fixed(CGFloat)
    }
    let kind: Kind
    /// The default length.
    public static var automatic: Length { Length(kind: .automatic) }
    /// The length of the label.
    public static var label: Length { label(extendPastBy: 0) }
    /// The length of the longest label of the axis.
    public static var longestLabel: Length { longestLabel(extendPastBy: 0) }
    /// Returns the length of the label and a distance in points.
    public static func label(extendPastBy: CGFloat = 0) -> Length { Length(kind: .label(extendPastBy)) }
    /// Returns the length of the longest label of the axis and a distance in points.
    public static func longestLabel(extendPastBy: CGFloat = 0) -> Length { Length(kind: .longestLabel(extendPastBy)) }

    /// Returns the length in points beside labels of a length.
    func points(beside label: CGFloat) -> CGFloat {
      switch kind {
      case .automatic: 4
      case .label(let more), .longestLabel(let more): label + more
      case .fixed(let length): length
      }
    }
  }

  /// Creates a tick.
  ///
  /// - Parameters:
  ///   - centered: Whether the tick is in the middle between its value and the next one.
  ///   - length: The length.
  ///   - stroke: The stroke; `nil` for the default.
  nonisolated public init(centered: Bool? = nil, length: Length = .automatic, stroke: StrokeStyle? = nil) {
    isCentered = centered
    self.length = length
    self.stroke = stroke
  }

  /// Creates a tick with a length in points.
  nonisolated public init(centered: Bool? = nil, length: CGFloat, stroke: StrokeStyle? = nil) {
    self.init(centered: centered, length: Length(kind: .fixed(length)), stroke: stroke)
  }
  /// A mark without a body. The framework draws it.
  public typealias Body = Never
  func collect(into elements: inout [AxisElement], _ traits: AxisTraits) {
    elements.append(AxisElement(kind: .tick(isCentered: isCentered ?? false, length, stroke), traits: traits))
  }
}
