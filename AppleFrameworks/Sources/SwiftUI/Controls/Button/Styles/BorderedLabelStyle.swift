import UIKit

/// A button style with a tinted or filled background behind the label.
struct BorderedLabelStyle: ButtonStyle {
  let isProminent: Bool
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.controlSize) private var size
  @Environment(\.buttonBorderShape) private var shape

  func makeBody(configuration: Configuration) -> some View {
    let tint: Color = configuration.role == .destructive ? .red : .accentColor
    let isFilled = isProminent && isEnabled
    configuration.label
      .font(size == .mini || size == .small ? .subheadline : .body)
      .applying(
        DefaultForeground(
          style: AnyShapeStyle(!isEnabled ? Color(.tertiaryLabel) : isProminent ? Color.white : tint))
      )
      .padding(.horizontal, horizontal)
      .padding(.vertical, vertical)
      .background(
        isFilled ? AnyShapeStyle(tint) : AnyShapeStyle(isEnabled ? tint.opacity(0.15) : Color(.tertiarySystemFill)),
        in: shape.shape(size)
      )
      .opacity(configuration.isPressed ? 0.75 : 1)
  }

  /// The horizontal inset of UIKit's button configurations. The horizontal and vertical insets are 12 and 7 points, 10
  /// and 4 for small buttons, and 20 and 14 for large ones.
  private var horizontal: CGFloat {
    size == .mini || size == .small ? 10 : size == .large || size == .extraLarge ? 20 : 12
  }
  private var vertical: CGFloat { size == .mini || size == .small ? 4 : size == .large || size == .extraLarge ? 14 : 7 }
}
