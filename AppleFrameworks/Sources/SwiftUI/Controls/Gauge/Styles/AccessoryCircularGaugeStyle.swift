import UIKit

/// A gauge style with three quarters of a ring, a mark at the value, and the current value inside.
///
/// - Source: developer.apple.com/documentation/swiftui/accessorycirculargaugestyle
public struct AccessoryCircularGaugeStyle: GaugeStyle {
  /// Creates the style.
  nonisolated public init() {}
  /// Returns the view of a gauge in this style.
  public func makeBody(configuration: Configuration) -> some View { AccessoryRing(configuration: configuration) }
}

extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
  /// A gauge style with three quarters of a ring, a mark at the value, and the current value inside.
  public static var accessoryCircular: AccessoryCircularGaugeStyle { AccessoryCircularGaugeStyle() }
}
