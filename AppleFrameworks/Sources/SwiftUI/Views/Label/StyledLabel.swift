import UIKit

/// A label in the environment's style.
struct StyledLabel: View {
  let configuration: LabelStyleConfiguration
  @Environment(\.labelStyle) private var style
  var body: some View { AnyView(body(style)) }
  private func body<S: LabelStyle>(_ style: S) -> any View { LabelBody(style: style, configuration: configuration) }
}

/// The body of a label style, with the style's dynamic properties connected.
struct LabelBody<S: LabelStyle>: View, DynamicHolder {
  let style: S
  let configuration: LabelStyleConfiguration
  var body: some View { style.makeBody(configuration: configuration).environment(\.labelStyle, DefaultLabelStyle()) }
}
