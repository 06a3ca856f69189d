import UIKit

/// A disclosure group in the environment's style.
struct StyledDisclosure: View {
  let isExpanded: Binding<Bool>
  let label: AnyView
  let content: () -> AnyView
  @Environment(\.disclosureStyle) private var style

  var body: some View {
    AnyView(
      body(
        style,
        DisclosureGroupStyleConfiguration(
          label: .init(view: label), content: .init(view: content), isExpanded: isExpanded)))
  }

  private func body<S: DisclosureGroupStyle>(_ style: S, _ configuration: DisclosureGroupStyleConfiguration)
    -> any View
  {
    DisclosureStyleBody(style: style, configuration: configuration)
  }
}

/// The body of a disclosure group style, with the style's dynamic properties connected.
private struct DisclosureStyleBody<S: DisclosureGroupStyle>: View, DynamicHolder {
  let style: S
  let configuration: DisclosureGroupStyleConfiguration
  var body: some View { style.makeBody(configuration: configuration) }
}
