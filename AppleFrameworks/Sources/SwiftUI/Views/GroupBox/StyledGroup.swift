import UIKit

/// A group box in the environment's style.
struct StyledGroup: View {
  let configuration: GroupBoxStyleConfiguration
  @Environment(\.groupBoxStyle) private var style
  var body: some View { AnyView(body(style)) }
  private func body<S: GroupBoxStyle>(_ style: S) -> any View { GroupBody(style: style, configuration: configuration) }
}

/// The body of a group box style, with the style's dynamic properties connected.
private struct GroupBody<S: GroupBoxStyle>: View, DynamicHolder {
  let style: S
  let configuration: GroupBoxStyleConfiguration
  var body: some View { style.makeBody(configuration: configuration) }
}
