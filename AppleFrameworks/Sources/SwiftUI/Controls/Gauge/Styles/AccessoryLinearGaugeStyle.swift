import UIKit

/// - Source: developer.apple.com/documentation/swiftui/accessorylineargaugestyle
public struct AccessoryLinearGaugeStyle: GaugeStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    AccessoryLine(configuration: configuration, isFilled: false)
  }
}

extension GaugeStyle where Self == AccessoryLinearGaugeStyle {
  public static var accessoryLinear: AccessoryLinearGaugeStyle { AccessoryLinearGaugeStyle() }
}
