import UIKit

/// The system's choice: a bar that is filled up to the value.
///
/// - Source: developer.apple.com/documentation/swiftui/defaultgaugestyle
public struct DefaultGaugeStyle: GaugeStyle {
  /// Creates the style.
  nonisolated public init() {}
  /// Returns the view of a gauge in this style.
  public func makeBody(configuration: Configuration) -> some View { LinearCapacity(configuration: configuration) }
}

extension GaugeStyle where Self == DefaultGaugeStyle {
  /// The system's choice: a bar that is filled up to the value.
  public static var automatic: DefaultGaugeStyle { DefaultGaugeStyle() }
}
