import UIKit

/// The system's choice: a button with the choice, which opens a menu.
///
/// - Source: developer.apple.com/documentation/swiftui/defaultpickerstyle
public struct DefaultPickerStyle: PickerStyle {
  /// Creates the style.
  nonisolated public init() {}
}

extension PickerStyle where Self == DefaultPickerStyle {
  /// The system's choice: a button with the choice, which opens a menu.
  public static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
}
