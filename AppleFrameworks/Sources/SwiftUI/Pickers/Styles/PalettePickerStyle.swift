import UIKit

/// A picker style with a row of options. Outside of menus, it is a segmented control.
///
/// - Source: developer.apple.com/documentation/swiftui/palettepickerstyle
public struct PalettePickerStyle: PickerStyle {
  /// Creates the style.
  nonisolated public init() {}
}

extension PickerStyle where Self == PalettePickerStyle {
  /// A picker style with a row of options. Outside of menus, it is a segmented control.
  public static var palette: PalettePickerStyle { PalettePickerStyle() }
}
