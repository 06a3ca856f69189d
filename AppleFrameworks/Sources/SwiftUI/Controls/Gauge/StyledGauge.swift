import UIKit

/// A gauge in the environment's style.
struct StyledGauge: View {
  let configuration: GaugeStyleConfiguration
  @Environment(\.gaugeStyle) private var style
  var body: some View {
    AnyView(body(style)).accessibilityElement(children: .combine)
      .accessibilityValue(Text(configuration.value, format: .percent.precision(.fractionLength(0))))
  }
  private func body<S: GaugeStyle>(_ style: S) -> any View { GaugeBody(style: style, configuration: configuration) }
}

/// The body of a gauge style, with the style's dynamic properties connected.
private struct GaugeBody<S: GaugeStyle>: View, DynamicHolder {
  let style: S
  let configuration: GaugeStyleConfiguration
  var body: some View { style.makeBody(configuration: configuration) }
}
