import UIKit

/// A toggle style with a button that is filled with the tint color while the toggle is on.
///
/// - Source: developer.apple.com/documentation/swiftui/buttontogglestyle
public struct ButtonToggleStyle: ToggleStyle {
  /// Creates the style.
  nonisolated public init() {}

  /// Returns the view of a toggle in this style.
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
  /// A toggle style with a button that is filled with the tint color while the toggle is on.
  public static var button: ButtonToggleStyle { ButtonToggleStyle() }
}
