import UIKit

/// A button style with a tinted background.
///
/// - Source: developer.apple.com/documentation/swiftui/borderedbuttonstyle
public struct BorderedButtonStyle: PrimitiveButtonStyle {
  /// Creates the style.
  nonisolated public init() {}

  /// Returns the view of a button in this style.
  public func makeBody(configuration: Configuration) -> some View {
    PressableButton(
      style: BorderedLabelStyle(isProminent: false), role: configuration.role, action: configuration.action,
      label: AnyView(configuration.label))
  }
}

extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  /// A button style with a tinted background.
  public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}
