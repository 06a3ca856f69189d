import UIKit

/// A toggle style with a switch at the trailing end of the label.
///
/// - Source: developer.apple.com/documentation/swiftui/switchtogglestyle
public struct SwitchToggleStyle: ToggleStyle {
  let tint: Color?
  /// Creates the style with the tint color of the environment.
  nonisolated public init() { tint = nil }
  /// Creates the style with a color for the switch while it is on.
  nonisolated public init(tint: Color) { self.tint = tint }

  /// Returns the view of a toggle in this style.
  public func makeBody(configuration: Configuration) -> some View {
    SwitchRow(configuration: configuration, tint: tint)
  }
}

extension ToggleStyle where Self == SwitchToggleStyle {
  /// A toggle style with a switch at the trailing end of the label.
  public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}
