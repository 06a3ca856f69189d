import UIKit

/// The default button style, with a label in the tint color.
///
/// - Source: developer.apple.com/documentation/swiftui/defaultbuttonstyle
public struct DefaultButtonStyle: PrimitiveButtonStyle {
  /// Creates the style.
  nonisolated public init() {}

  /// Returns the view of a button in this style.
  public func makeBody(configuration: Configuration) -> some View {
    PressableButton(
      style: TintedLabelStyle(), role: configuration.role, action: configuration.action,
      label: AnyView(configuration.label))
  }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  /// The default button style, with a label in the tint color.
  public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}
