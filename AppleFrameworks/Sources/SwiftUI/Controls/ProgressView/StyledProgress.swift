import UIKit

/// A progress view in the environment's style.
struct StyledProgress: View {
  let configuration: ProgressViewStyleConfiguration
  @Environment(\.progressStyle) private var style
  var body: some View { AnyView(body(style)) }
  private func body<S: ProgressViewStyle>(_ style: S) -> any View {
    ProgressBody(style: style, configuration: configuration)
  }
}

/// The body of a progress view style, with the style's dynamic properties connected.
struct ProgressBody<S: ProgressViewStyle>: View, DynamicHolder {
  let style: S
  let configuration: ProgressViewStyleConfiguration
  var body: some View { style.makeBody(configuration: configuration) }
}
