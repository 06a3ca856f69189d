import UIKit

/// A gauge style with a bar that is filled to the value, below the label.
///
/// - Source: developer.apple.com/documentation/swiftui/linearcapacitygaugestyle
public struct LinearCapacityGaugeStyle: GaugeStyle {
  /// Creates the style.
  nonisolated public init() {}
  /// Returns the view of a gauge in this style.
  public func makeBody(configuration: Configuration) -> some View { LinearCapacity(configuration: configuration) }
}

extension GaugeStyle where Self == LinearCapacityGaugeStyle {
  /// A gauge style with a bar that is filled to the value, below the label.
  public static var linearCapacity: LinearCapacityGaugeStyle { LinearCapacityGaugeStyle() }
}
