import UIKit

/// A button whose style depends on whether it is pressed.
struct PressableButton<S: ButtonStyle>: View, DynamicHolder {
  let style: S
  let role: ButtonRole?
  let action: @MainActor () -> Void
  let label: AnyView
  @State private var isPressed = false

  var body: some View {
    ButtonBody(
      style: style,
      configuration: ButtonStyleConfiguration(
        role: role, label: ButtonStyleConfiguration.Label(content: label), isPressed: isPressed)
    )
    .applying(PressModifier(action: action, press: { isPressed = $0 }))
  }
}

/// The body of a primitive button style, with the style's dynamic properties connected.
struct PrimitiveStyleBody<S: PrimitiveButtonStyle>: View, DynamicHolder {
  let style: S
  let configuration: PrimitiveButtonStyleConfiguration
  var body: some View {
    style.makeBody(configuration: configuration).environment(\.buttonStyle, .primitive(DefaultButtonStyle()))
  }
}

/// The body of a button style, with the style's dynamic properties connected.
struct ButtonBody<S: ButtonStyle>: View, DynamicHolder {
  let style: S
  let configuration: ButtonStyleConfiguration
  var body: some View { style.makeBody(configuration: configuration) }
}
