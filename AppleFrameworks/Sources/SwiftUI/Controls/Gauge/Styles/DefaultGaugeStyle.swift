import UIKit

/// - Source: developer.apple.com/documentation/swiftui/defaultgaugestyle
public struct DefaultGaugeStyle: GaugeStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View { LinearCapacity(configuration: configuration) }
}

extension GaugeStyle where Self == DefaultGaugeStyle {
  public static var automatic: DefaultGaugeStyle { DefaultGaugeStyle() }
}
