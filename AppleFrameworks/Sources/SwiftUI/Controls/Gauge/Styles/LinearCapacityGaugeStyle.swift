import UIKit

/// A bar that is filled up to the value, below the label.
///
/// - Source: developer.apple.com/documentation/swiftui/linearcapacitygaugestyle
public struct LinearCapacityGaugeStyle: GaugeStyle {
  /// Creates the style.
  nonisolated public init() {}
  /// Returns the view of a gauge in this style.
  public func makeBody(configuration: Configuration) -> some View { LinearCapacity(configuration: configuration) }
}

extension GaugeStyle where Self == LinearCapacityGaugeStyle {
  /// A bar that is filled up to the value, below the label.
  public static var linearCapacity: LinearCapacityGaugeStyle { LinearCapacityGaugeStyle() }
}
