import UIKit

/// A namespace for functions that apply the preferences of views to the controller that displays them.
@MainActor
enum ControllerPreferences {
  static func apply(_ root: Node, to controller: UIViewController) {
    NavigationPreferences.apply(root, to: controller)
    BarPreferences.apply(root, to: controller)
    SearchPreferences.apply(root, to: controller)
    PresentationPreferences.apply(root, to: controller)
    if let scheme = root.preference(ColorSchemePreference.self) {
      let style: UIUserInterfaceStyle = scheme == .dark ? .dark : .light
      // A color scheme applies to the entire window or presentation.
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

/// The preferred color scheme of views.
enum ColorSchemePreference: PreferenceKey {
  static var defaultValue: ColorScheme? { nil }
  static func reduce(value: inout ColorScheme?, nextValue: () -> ColorScheme?) { value = value ?? nextValue() }
}

extension View {
  /// Sets the color scheme of the window or presentation that contains the view.
  ///
  /// The value of the first view that sets one takes precedence; `nil` has no effect.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/view/preferredcolorscheme(_:)
  nonisolated public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
    preference(key: ColorSchemePreference.self, value: colorScheme)
  }

  /// Sets whether the status bar is hidden.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/view/statusbarhidden(_:)
  nonisolated public func statusBarHidden(_ hidden: Bool = true) -> some View {
    preference(key: StatusBarHiddenKey.self, value: hidden)
  }
}
