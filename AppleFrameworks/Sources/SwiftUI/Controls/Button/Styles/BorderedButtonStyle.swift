import UIKit

/// - Source: developer.apple.com/documentation/swiftui/borderedbuttonstyle
public struct BorderedButtonStyle: PrimitiveButtonStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    PressableButton(
      style: BorderedLabelStyle(isProminent: false), role: configuration.role, action: configuration.action,
      label: AnyView(configuration.label))
  }
}

extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}
