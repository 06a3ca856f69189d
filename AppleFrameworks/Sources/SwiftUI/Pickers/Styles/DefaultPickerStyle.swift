import UIKit

/// The default picker style: a button that displays the selected option and opens a menu.
///
/// - Source: developer.apple.com/documentation/swiftui/defaultpickerstyle
public struct DefaultPickerStyle: PickerStyle {
  /// Creates the style.
  nonisolated public init() {}
}

extension PickerStyle where Self == DefaultPickerStyle {
  /// The default picker style: a button that displays the selected option and opens a menu.
  public static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
}
