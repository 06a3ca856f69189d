import UIKit

/// A type that defines the appearance of gauges.
///
/// - Source: developer.apple.com/documentation/swiftui/gaugestyle
@preconcurrency @MainActor
public protocol GaugeStyle {
  /// The type of the view that `makeBody(configuration:)` returns.
  associatedtype Body: View
  /// The values from which the style creates a view.
  typealias Configuration = GaugeStyleConfiguration
  /// Returns the view of a gauge.
  ///
  /// - Parameter configuration: The gauge's parts and state.
  @ViewBuilder func makeBody(configuration: Self.Configuration) -> Self.Body
}

private enum GaugeStyleKey: EnvironmentKey { static var defaultValue: any GaugeStyle { DefaultGaugeStyle() } }

extension EnvironmentValues {
  var gaugeStyle: any GaugeStyle {
    get { self[GaugeStyleKey.self] }
    set { self[GaugeStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets the style of gauges. Default: `.automatic`.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/view/gaugestyle(_:)
  nonisolated public func gaugeStyle<S: GaugeStyle>(_ style: S) -> some View { environment(\.gaugeStyle, style) }
}
