import UIKit

/// What views say for the controller that shows them.
@MainActor
enum ControllerPreferences {
  static func apply(_ root: Node, to controller: UIViewController) {
    NavigationPreferences.apply(root, to: controller)
    BarPreferences.apply(root, to: controller)
    SearchPreferences.apply(root, to: controller)
    PresentationPreferences.apply(root, to: controller)
    if let scheme = root.preference(ColorSchemePreference.self) {
      let style: UIUserInterfaceStyle = scheme == .dark ? .dark : .light
      // It holds for the whole window or presentation.
      let target: UIViewController = controller.presentingViewController == nil ? controller.topmost : controller
      if let window = controller.view.window, controller.presentingViewController == nil {
        if window.overrideUserInterfaceStyle != style { window.overrideUserInterfaceStyle = style }
      } else if target.overrideUserInterfaceStyle != style {
        target.overrideUserInterfaceStyle = style
      }
    }
  }
}

enum StatusBarHiddenKey: PreferenceKey {
  static var defaultValue: Bool? { nil }
  static func reduce(value: inout Bool?, nextValue: () -> Bool?) { value = value ?? nextValue() }
}

enum ColorSchemePreference: PreferenceKey {
  static var defaultValue: ColorScheme? { nil }
  static func reduce(value: inout ColorScheme?, nextValue: () -> ColorScheme?) { value = value ?? nextValue() }
}

extension View {
  nonisolated public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
    preference(key: ColorSchemePreference.self, value: colorScheme)
  }
  nonisolated public func statusBarHidden(_ hidden: Bool = true) -> some View {
    preference(key: StatusBarHiddenKey.self, value: hidden)
  }
}
