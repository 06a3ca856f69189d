import UIKit

private enum InListKey: EnvironmentKey { static var defaultValue: Bool { false } }

private enum IconWidthKey: EnvironmentKey { static var defaultValue: CGFloat? { 24 } }

extension EnvironmentValues {
  /// Whether the view is in a row of a list.
  var isInList: Bool {
    get { self[InListKey.self] }
    set { self[InListKey.self] = newValue }
  }

  /// The width of icons of labels in lists, in points; `nil` for the width of each icon.
  var labelIconWidth: CGFloat? {
    get { self[IconWidthKey.self] }
    set { self[IconWidthKey.self] = newValue }
  }
}
