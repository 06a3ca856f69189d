import UIKit

/// The default gauge style, with a bar that is filled to the value.
///
/// - Source: developer.apple.com/documentation/swiftui/defaultgaugestyle
public struct DefaultGaugeStyle: GaugeStyle {
  /// Creates the style.
  nonisolated public init() {}
  /// Returns the view of a gauge in this style.
  public func makeBody(configuration: Configuration) -> some View { LinearCapacity(configuration: configuration) }
}

extension GaugeStyle where Self == DefaultGaugeStyle {
  /// The default gauge style, with a bar that is filled to the value.
  public static var automatic: DefaultGaugeStyle { DefaultGaugeStyle() }
}
