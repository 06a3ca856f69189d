import UIKit

/// A toggle in the environment's style, or an item of a menu.
struct StyledToggle: View {
  let configuration: ToggleStyleConfiguration
  @Environment(\.toggleStyle) private var style
  @Environment(\.isListingItems) private var isListed
  @ViewBuilder var body: some View {
    if isListed {
      let isOn = configuration.$isOn
      let current = configuration.isOn
      ListedEntry(label: configuration.label) { words, environment in
        .action(
          MenuItem.Action(words: words, isEnabled: environment.isEnabled, isOn: current) { isOn.wrappedValue.toggle() })
      }
    } else {
      AnyView(body(style))
    }
  }
  private func body<S: ToggleStyle>(_ style: S) -> any View { ToggleBody(style: style, configuration: configuration) }
}

/// The body of a toggle style, with the style's dynamic properties connected.
struct ToggleBody<S: ToggleStyle>: View, DynamicHolder {
  let style: S
  let configuration: ToggleStyleConfiguration
  var body: some View { style.makeBody(configuration: configuration) }
}
