import UIKit

/// A button style with a label in the tint color, which is dimmed while the button is pressed.
struct TintedLabelStyle: ButtonStyle {
  @Environment(\.isEnabled) private var isEnabled

  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .applying(DefaultForeground(style: AnyShapeStyle(color(configuration))))
      .opacity(configuration.isPressed ? 0.2 : 1)
  }

  private func color(_ configuration: Configuration) -> Color {
    guard isEnabled else { return Color(.tertiaryLabel) }
    return configuration.role == .destructive ? .red : .accentColor
  }
}
