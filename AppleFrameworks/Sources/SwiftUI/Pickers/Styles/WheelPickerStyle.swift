import UIKit

/// - Source: developer.apple.com/documentation/swiftui/wheelpickerstyle
public struct WheelPickerStyle: PickerStyle { nonisolated public init() {} }

extension PickerStyle where Self == WheelPickerStyle {
  public static var wheel: WheelPickerStyle { WheelPickerStyle() }
}
