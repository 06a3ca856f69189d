import UIKit

/// A toggle that is a button: filled with the tint while it is on.
///
/// - Source: developer.apple.com/documentation/swiftui/buttontogglestyle
public struct ButtonToggleStyle: ToggleStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    let isOn = configuration.isOn
    Button {
      configuration.isOn.toggle()
    } label: {
      configuration.label.padding(.horizontal, 12).padding(.vertical, 7)
        .background(
          isOn ? AnyShapeStyle(Color.accentColor.opacity(0.15)) : AnyShapeStyle(Color.clear),
          in: RoundedRectangle(cornerRadius: 7))
    }
  }
}

extension ToggleStyle where Self == ButtonToggleStyle {
  public static var button: ButtonToggleStyle { ButtonToggleStyle() }
}
