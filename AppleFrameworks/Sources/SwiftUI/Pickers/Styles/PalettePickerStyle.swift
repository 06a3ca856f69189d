import UIKit

/// A row of options, which is a segmented control outside of menus.
///
/// - Source: developer.apple.com/documentation/swiftui/palettepickerstyle
public struct PalettePickerStyle: PickerStyle {
  /// Creates the style.
  nonisolated public init() {}
}

extension PickerStyle where Self == PalettePickerStyle {
  /// A row of options, which is a segmented control outside of menus.
  public static var palette: PalettePickerStyle { PalettePickerStyle() }
}
