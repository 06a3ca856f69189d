import UIKit

/// A namespace for functions that apply the bar options of a page's views.
@MainActor
enum BarPreferences {
  static func apply(_ root: Node, to controller: UIViewController) {
    guard let looks = root.preference(BarLooksKey.self) else { return }
    let environment = root.environment
    if let stack = controller.navigationController {
      navigation(looks.navigation, controller, stack, environment)
      if let visibility = looks.bottom.visibility, stack.isToolbarHidden != (visibility == .hidden) {
        stack.setToolbarHidden(visibility == .hidden, animated: false)
      }
    }
    if let visibility = looks.tab.visibility, let tabs = controller.tabBarController,
      tabs.isTabBarHidden != (visibility == .hidden)
    {
      tabs.setTabBarHidden(visibility == .hidden, animated: false)
    }
    if let tabs = controller.tabBarController, looks.tab.background != nil || looks.tab.backgroundVisibility != nil {
      let appearance = UITabBarAppearance()
      background(looks.tab, environment, appearance)
      tabs.tabBar.standardAppearance = appearance
      tabs.tabBar.scrollEdgeAppearance = looks.tab.backgroundVisibility == .visible ? appearance : nil
    }
  }

  private static func navigation(
    _ look: BarLook, _ controller: UIViewController, _ stack: UINavigationController, _ environment: EnvironmentValues
  ) {
    if let visibility = look.visibility, stack.isNavigationBarHidden != (visibility == .hidden) {
      stack.setNavigationBarHidden(visibility == .hidden, animated: false)
    }
    if let scheme = look.scheme {
      let style: UIUserInterfaceStyle = scheme == .dark ? .dark : .light
      if stack.navigationBar.overrideUserInterfaceStyle != style {
        stack.navigationBar.overrideUserInterfaceStyle = style
      }
    }
    guard look.background != nil || look.backgroundVisibility != nil else { return }
    let appearance = UINavigationBarAppearance()
    background(look, environment, appearance)
    let item = controller.navigationItem
    item.standardAppearance = appearance
    // Without content below, the bar has a background only if it is set to visible. A hidden background is never
    // displayed.
    item.scrollEdgeAppearance =
      look.backgroundVisibility == .visible || look.backgroundVisibility == .hidden ? appearance : nil
  }

  private static func background(_ look: BarLook, _ environment: EnvironmentValues, _ appearance: UIBarAppearance) {
    if look.backgroundVisibility == .hidden {
      appearance.configureWithTransparentBackground()
    } else {
      appearance.configureWithDefaultBackground()
      if let color = look.background?.style as? Color {
        appearance.backgroundEffect = nil
        appearance.backgroundColor = color.resolve(in: environment)
      }
    }
  }
}
