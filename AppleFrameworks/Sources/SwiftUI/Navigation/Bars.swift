import UIKit

/// A bar that something is said of.
///
/// - Source: developer.apple.com/documentation/swiftui/toolbarplacement
public struct ToolbarPlacement: Equatable, Sendable {
  enum Bar { case all, navigation, tab, bottom }
  let bar: Bar
  /// The bars that there are.
  public static var automatic: ToolbarPlacement { ToolbarPlacement(bar: .all) }
  public static var navigationBar: ToolbarPlacement { ToolbarPlacement(bar: .navigation) }
  public static var tabBar: ToolbarPlacement { ToolbarPlacement(bar: .tab) }
  public static var bottomBar: ToolbarPlacement { ToolbarPlacement(bar: .bottom) }
}

/// What views say of one bar.
struct BarLook {
  var visibility: Visibility?
  var backgroundVisibility: Visibility?
  var background: AnyShapeStyle?
  var scheme: ColorScheme?
}

/// What views say of the bars around them.
struct BarLooks {
  var navigation = BarLook()
  var tab = BarLook()
  var bottom = BarLook()

  mutating func change(_ bars: [ToolbarPlacement], _ change: (inout BarLook) -> Void) {
    func concerns(_ bar: ToolbarPlacement.Bar) -> Bool {
      bars.isEmpty || bars.contains { $0.bar == bar || $0.bar == .all }
    }
    if concerns(.navigation) { change(&navigation) }
    if concerns(.tab) { change(&tab) }
    if concerns(.bottom) { change(&bottom) }
  }
}

enum BarLooksKey: PreferenceKey {
  static var defaultValue: BarLooks? { nil }
  static func reduce(value: inout BarLooks?, nextValue: () -> BarLooks?) { value = value ?? nextValue() }
}

/// Gives the bars around a page what its views say of them.
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
    // At the top there is a background only where it is asked for; a hidden one stays away everywhere.
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

extension View {
  nonisolated private func bars(_ bars: [ToolbarPlacement], _ change: @escaping (inout BarLook) -> Void) -> some View {
    transformPreference(BarLooksKey.self) { looks in
      var changed = looks ?? BarLooks()
      changed.change(bars, change)
      looks = changed
    }
  }

  /// Shows or hides bars.
  nonisolated public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    self.bars(bars) { $0.visibility = visibility }
  }
  /// Whether bars have a background: by default while content lies behind them.
  nonisolated public func toolbarBackground(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    self.bars(bars) { $0.backgroundVisibility = visibility }
  }
  /// The color of bars, while they have a background.
  nonisolated public func toolbarBackground(_ style: Color, for bars: ToolbarPlacement...) -> some View {
    self.bars(bars) { $0.background = AnyShapeStyle(style) }
  }
  /// Whether the navigation bar is a light or a dark one.
  nonisolated public func toolbarColorScheme(_ colorScheme: ColorScheme?, for bars: ToolbarPlacement...) -> some View {
    self.bars(bars) { $0.scheme = colorScheme }
  }

  nonisolated public func navigationBarItems<L: View, T: View>(leading: L, trailing: T) -> some View {
    let items = [
      BarItem(placement: .navigationBarLeading, view: AnyView(leading)),
      BarItem(placement: .navigationBarTrailing, view: AnyView(trailing)),
    ]
    return transformPreference(PageLookKey.self) { $0.items += items }
  }
  nonisolated public func navigationBarItems<L: View>(leading: L) -> some View {
    let item = BarItem(placement: .navigationBarLeading, view: AnyView(leading))
    return transformPreference(PageLookKey.self) { $0.items.append(item) }
  }
  nonisolated public func navigationBarItems<T: View>(trailing: T) -> some View {
    let item = BarItem(placement: .navigationBarTrailing, view: AnyView(trailing))
    return transformPreference(PageLookKey.self) { $0.items.append(item) }
  }
}

/// How navigation views look.
///
/// - Source: developer.apple.com/documentation/swiftui/navigationviewstyle
@MainActor
public protocol NavigationViewStyle {}

/// Pages above each other, as a navigation view here has them always.
///
/// - Source: developer.apple.com/documentation/swiftui/stacknavigationviewstyle
public struct StackNavigationViewStyle: NavigationViewStyle { nonisolated public init() {} }

extension NavigationViewStyle where Self == StackNavigationViewStyle {
  public static var stack: StackNavigationViewStyle { StackNavigationViewStyle() }
}

extension View {
  nonisolated public func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View { self }

  /// What something is for: a screen reader says it after the label.
  nonisolated public func help(_ textKey: LocalizedStringKey) -> some View { accessibilityHint(Text(textKey)) }
  nonisolated public func help(_ text: Text) -> some View { accessibilityHint(text) }
  @_disfavoredOverload
  nonisolated public func help<S: StringProtocol>(_ text: S) -> some View { accessibilityHint(Text(text)) }
}
