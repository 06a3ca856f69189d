import UIKit

struct StyledProgress: View {
  let configuration: ProgressViewStyleConfiguration
  @Environment(\.progressStyle) private var style
  var body: some View { AnyView(body(style)) }
  private func body<S: ProgressViewStyle>(_ style: S) -> any View {
    ProgressBody(style: style, configuration: configuration)
  }
}

struct ProgressBody<S: ProgressViewStyle>: View, DynamicHolder {
  let style: S
  let configuration: ProgressViewStyleConfiguration
  var body: some View { style.makeBody(configuration: configuration) }
}
