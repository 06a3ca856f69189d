import UIKit

/// A button with the choice, which opens a menu.
///
/// - Source: developer.apple.com/documentation/swiftui/menupickerstyle
public struct MenuPickerStyle: PickerStyle { nonisolated public init() {} }

extension PickerStyle where Self == MenuPickerStyle { public static var menu: MenuPickerStyle { MenuPickerStyle() } }
