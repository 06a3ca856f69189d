import UIKit

/// A button style with a background in the tint color and a white label.
///
/// - Source: developer.apple.com/documentation/swiftui/borderedprominentbuttonstyle
public struct BorderedProminentButtonStyle: PrimitiveButtonStyle {
  /// Creates the style.
  nonisolated public init() {}

  /// Returns the view of a button in this style.
  public func makeBody(configuration: Configuration) -> some View {
    PressableButton(
      style: BorderedLabelStyle(isProminent: true), role: configuration.role, action: configuration.action,
      label: AnyView(configuration.label))
  }
}

extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  /// A button style with a background in the tint color and a white label.
  public static var borderedProminent: BorderedProminentButtonStyle { BorderedProminentButtonStyle() }
}
