import UIKit

private enum InListKey: EnvironmentKey { static var defaultValue: Bool { false } }

private enum IconWidthKey: EnvironmentKey { static var defaultValue: CGFloat? { 24 } }

extension EnvironmentValues {
  /// Whether this is a row of a list.
  var isInList: Bool {
    get { self[InListKey.self] }
    set { self[InListKey.self] = newValue }
  }
  /// The width that icons of labels share in lists, in points.
  var labelIconWidth: CGFloat? {
    get { self[IconWidthKey.self] }
    set { self[IconWidthKey.self] = newValue }
  }
}
