import UIKit

/// A gauge style with a ring that is filled from the top to the value, and the current value inside.
///
/// - Source: developer.apple.com/documentation/swiftui/accessorycircularcapacitygaugestyle
public struct AccessoryCircularCapacityGaugeStyle: GaugeStyle {
  /// Creates the style.
  nonisolated public init() {}
  /// Returns the view of a gauge in this style.
  public func makeBody(configuration: Configuration) -> some View { CapacityRing(configuration: configuration) }
}

extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
  /// A gauge style with a ring that is filled from the top to the value, and the current value inside.
  public static var accessoryCircularCapacity: AccessoryCircularCapacityGaugeStyle {
    AccessoryCircularCapacityGaugeStyle()
  }
}
