import UIKit

/// A button style with a label in the tint color and no background.
///
/// - Source: developer.apple.com/documentation/swiftui/borderlessbuttonstyle
public struct BorderlessButtonStyle: PrimitiveButtonStyle {
  /// Creates the style.
  nonisolated public init() {}

  /// Returns the view of a button in this style.
  public func makeBody(configuration: Configuration) -> some View {
    PressableButton(
      style: TintedLabelStyle(), role: configuration.role, action: configuration.action,
      label: AnyView(configuration.label))
  }
}

extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  /// A button style with a label in the tint color and no background.
  public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}
