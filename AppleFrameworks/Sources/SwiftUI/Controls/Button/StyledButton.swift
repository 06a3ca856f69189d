import UIKit

/// A button in the environment's style.
struct StyledButton: View {
  let role: ButtonRole?
  let action: @MainActor () -> Void
  let label: AnyView
  @Environment(\.buttonStyle) private var style
  @Environment(\.isListingItems) private var isListed
  @Environment(\.buttonShortcut) private var shortcut
  @Environment(\.isEnabled) private var isEnabled

  @ViewBuilder var body: some View {
    if isListed {
      let (role, action) = (role, action)
      ListedEntry(label: label) { words, environment in
        .action(MenuItem.Action(words: words, role: role, isEnabled: environment.isEnabled, action: action))
      }
    } else if let shortcut {
      styled.preference(
        key: ShortcutsKey.self, value: isEnabled ? [ShortcutAction(shortcut: shortcut, action: action)] : [])
    } else {
      styled
    }
  }

  @ViewBuilder private var styled: some View {
    switch style {
    case .primitive(let style):
      AnyView(
        primitive(
          style,
          PrimitiveButtonStyleConfiguration(
            role: role, label: PrimitiveButtonStyleConfiguration.Label(content: label), action: action)))
    case .style(let style): AnyView(styled(style))
    }
  }

  private func primitive<S: PrimitiveButtonStyle>(_ style: S, _ configuration: PrimitiveButtonStyleConfiguration)
    -> any View
  {
    PrimitiveStyleBody(style: style, configuration: configuration)
  }

  private func styled<S: ButtonStyle>(_ style: S) -> any View {
    PressableButton(style: style, role: role, action: action, label: label)
  }
}
