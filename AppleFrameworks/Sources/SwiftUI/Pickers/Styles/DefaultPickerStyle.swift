import UIKit

/// A menu.
///
/// - Source: developer.apple.com/documentation/swiftui/defaultpickerstyle
public struct DefaultPickerStyle: PickerStyle { nonisolated public init() {} }

extension PickerStyle where Self == DefaultPickerStyle {
  public static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
}
