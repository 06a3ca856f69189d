import UIKit

/// The menu that a button opens.
struct ButtonMenu {
  /// Whether a tap opens the menu, in addition to a long press.
  let isPrimary: Bool
  let items: @MainActor () -> [MenuItem]
}

private enum ButtonMenuKey: EnvironmentKey { static var defaultValue: ButtonMenu? { nil } }

extension EnvironmentValues {
  var buttonMenu: ButtonMenu? {
    get { self[ButtonMenuKey.self] }
    set { self[ButtonMenuKey.self] = newValue }
  }
}
