import UIKit

/// A button style without decoration. The label is dimmed while the button is pressed.
///
/// - Source: developer.apple.com/documentation/swiftui/plainbuttonstyle
public struct PlainButtonStyle: PrimitiveButtonStyle {
  /// Creates the style.
  nonisolated public init() {}

  /// Returns the view of a button in this style.
  public func makeBody(configuration: Configuration) -> some View {
    PressableButton(
      style: PlainLabelStyle(), role: configuration.role, action: configuration.action,
      label: AnyView(configuration.label))
  }
}

extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  /// A button style without decoration. The label is dimmed while the button is pressed.
  public static var plain: PlainButtonStyle { PlainButtonStyle() }
}

/// A button style without decoration. The label is dimmed while the button is pressed or disabled.
struct PlainLabelStyle: ButtonStyle {
  @Environment(\.isEnabled) private var isEnabled
  func makeBody(configuration: Configuration) -> some View {
    configuration.label.opacity(configuration.isPressed ? 0.75 : isEnabled ? 1 : 0.5)
  }
}
