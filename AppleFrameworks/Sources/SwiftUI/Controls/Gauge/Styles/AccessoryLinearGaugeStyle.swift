import UIKit

/// A gauge style with a bar and a mark at the value, between the labels of its bounds.
///
/// - Source: developer.apple.com/documentation/swiftui/accessorylineargaugestyle
public struct AccessoryLinearGaugeStyle: GaugeStyle {
  /// Creates the style.
  nonisolated public init() {}

  /// Returns the view of a gauge in this style.
  public func makeBody(configuration: Configuration) -> some View {
    AccessoryLine(configuration: configuration, isFilled: false)
  }
}

extension GaugeStyle where Self == AccessoryLinearGaugeStyle {
  /// A gauge style with a bar and a mark at the value, between the labels of its bounds.
  public static var accessoryLinear: AccessoryLinearGaugeStyle { AccessoryLinearGaugeStyle() }
}
