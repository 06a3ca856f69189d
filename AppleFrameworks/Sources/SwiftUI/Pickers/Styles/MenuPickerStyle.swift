import UIKit

/// A button with the choice, which opens a menu.
///
/// - Source: developer.apple.com/documentation/swiftui/menupickerstyle
public struct MenuPickerStyle: PickerStyle {
  /// Creates the style.
  nonisolated public init() {}
}

extension PickerStyle where Self == MenuPickerStyle {
  /// A button with the choice, which opens a menu.
  public static var menu: MenuPickerStyle { MenuPickerStyle() }
}
