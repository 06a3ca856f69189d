import UIKit

/// The default toggle style, which is a switch.
///
/// - Source: developer.apple.com/documentation/swiftui/defaulttogglestyle
public struct DefaultToggleStyle: ToggleStyle {
  /// Creates the style.
  nonisolated public init() {}
  /// Returns the view of a toggle in this style.
  public func makeBody(configuration: Configuration) -> some View { SwitchRow(configuration: configuration, tint: nil) }
}

extension ToggleStyle where Self == DefaultToggleStyle {
  /// The default toggle style, which is a switch.
  public static var automatic: DefaultToggleStyle { DefaultToggleStyle() }
}
