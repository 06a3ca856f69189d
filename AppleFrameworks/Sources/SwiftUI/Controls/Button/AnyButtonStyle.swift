import UIKit

/// A button style of either kind, as the environment stores it.
enum AnyButtonStyle {
  case style(any ButtonStyle)
  case primitive(any PrimitiveButtonStyle)
}

private enum ButtonStyleKey: EnvironmentKey {
  static var defaultValue: AnyButtonStyle { .primitive(DefaultButtonStyle()) }
}

extension EnvironmentValues {
  var buttonStyle: AnyButtonStyle {
    get { self[ButtonStyleKey.self] }
    set { self[ButtonStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets the style of buttons, for styles that change their look only. Default: `.automatic`.
  nonisolated public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
    environment(\.buttonStyle, .style(style))
  }

  /// Sets the style of buttons, for styles that also decide when the action runs. Default: `.automatic`.
  nonisolated public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
    environment(\.buttonStyle, .primitive(style))
  }
}
