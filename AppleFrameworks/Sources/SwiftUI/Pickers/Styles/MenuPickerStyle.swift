import UIKit

/// A picker style with a button that displays the selected option and opens a menu.
///
/// - Source: developer.apple.com/documentation/swiftui/menupickerstyle
public struct MenuPickerStyle: PickerStyle {
  /// Creates the style.
  nonisolated public init() {}
}

extension PickerStyle where Self == MenuPickerStyle {
  /// A picker style with a button that displays the selected option and opens a menu.
  public static var menu: MenuPickerStyle { MenuPickerStyle() }
}
