import UIKit

/// Applies the preferences of views to the controller that shows them.
@MainActor
enum ControllerPreferences {
  static func apply(_ root: Node, to controller: UIViewController) {
    NavigationPreferences.apply(root, to: controller)
    BarPreferences.apply(root, to: controller)
    SearchPreferences.apply(root, to: controller)
    PresentationPreferences.apply(root, to: controller)
    if let scheme = root.preference(ColorSchemePreference.self) {
      let style: UIUserInterfaceStyle = scheme == .dark ? .dark : .light
      // A color scheme applies to the whole window or presentation.
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

/// The color scheme that views prefer.
enum ColorSchemePreference: PreferenceKey {
  static var defaultValue: ColorScheme? { nil }
  static func reduce(value: inout ColorScheme?, nextValue: () -> ColorScheme?) { value = value ?? nextValue() }
}

extension View {
  /// The color scheme of the window or presentation that shows the view.
  ///
  /// The value of the first view that sets one wins; `nil` has no effect.
  /// - Source: developer.apple.com/documentation/swiftui/view/preferredcolorscheme(_:)
  nonisolated public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
    preference(key: ColorSchemePreference.self, value: colorScheme)
  }

  /// Whether the status bar is hidden. Default: it is shown.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/view/statusbarhidden(_:)
  nonisolated public func statusBarHidden(_ hidden: Bool = true) -> some View {
    preference(key: StatusBarHiddenKey.self, value: hidden)
  }
}
