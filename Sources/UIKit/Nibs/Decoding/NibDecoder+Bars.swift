import Foundation
import InterfaceBuilder

@MainActor
extension NibDecoder {
  func decode(_ bar: UINavigationBar) {
    if let style = object[NavigationBarElement.barStyle] { bar.barStyle = UIBarStyle(style) }
    if let isTranslucent = object[NavigationBarElement.translucent] { bar.isTranslucent = isTranslucent }
    if let prefers = object[NavigationBarElement.largeTitles] { bar.prefersLargeTitles = prefers }
    if let color = nib.color(object[NavigationBarElement.barTintColor], at: object) { bar.barTintColor = color }
    if let image = nib.image(object[NavigationBarElement.backgroundImage], at: object) {
      bar.setBackgroundImage(image, for: .default)
    }
    if let image = nib.image(object[NavigationBarElement.shadowImage], at: object) { bar.shadowImage = image }
    if let image = nib.image(object[NavigationBarElement.backIndicatorImage], at: object) {
      bar.backIndicatorImage = image
    }
    if let image = nib.image(object[NavigationBarElement.backIndicatorTransitionMaskImage], at: object) {
      bar.backIndicatorTransitionMaskImage = image
    }
    if let attributes = object[NavigationBarElement.titleTextAttributes] {
      bar.titleTextAttributes = nib.attributes(attributes, at: object)
    }
    if let attributes = object[NavigationBarElement.largeTitleTextAttributes] {
      bar.largeTitleTextAttributes = nib.attributes(attributes, at: object)
    }
    if let source = object[NavigationBarElement.standardAppearance] {
      bar.standardAppearance = navigationAppearance(source)
    }
    if let source = object[NavigationBarElement.compactAppearance] {
      bar.compactAppearance = navigationAppearance(source)
    }
    if let source = object[NavigationBarElement.scrollEdgeAppearance] {
      bar.scrollEdgeAppearance = navigationAppearance(source)
    }
    if let source = object[NavigationBarElement.compactScrollEdgeAppearance] {
      bar.compactScrollEdgeAppearance = navigationAppearance(source)
    }
    let items = object.items.compactMap { nib.object($0) as? UINavigationItem }
    if !items.isEmpty { bar.items = items }
  }

  func decode(_ bar: UIToolbar) {
    if let style = object[ToolbarElement.barStyle] { bar.barStyle = UIBarStyle(style) }
    if let isTranslucent = object[ToolbarElement.translucent] { bar.isTranslucent = isTranslucent }
    if let color = nib.color(object[ToolbarElement.barTintColor], at: object) { bar.barTintColor = color }
    if let source = object[ToolbarElement.standardAppearance] {
      bar.standardAppearance = appearance(source, UIToolbarAppearance())
    }
    if let source = object[ToolbarElement.compactAppearance] {
      bar.compactAppearance = appearance(source, UIToolbarAppearance())
    }
    if let source = object[ToolbarElement.scrollEdgeAppearance] {
      bar.scrollEdgeAppearance = appearance(source, UIToolbarAppearance())
    }
    if let source = object[ToolbarElement.compactScrollEdgeAppearance] {
      bar.compactScrollEdgeAppearance = appearance(source, UIToolbarAppearance())
    }
    bar.items = object.items.compactMap { nib.object($0) as? UIBarButtonItem }
  }

  func decode(_ bar: UITabBar) {
    if let style = object[TabBarElement.barStyle] { bar.barStyle = UIBarStyle(style) }
    if let isTranslucent = object[TabBarElement.translucent] { bar.isTranslucent = isTranslucent }
    if let color = nib.color(object[TabBarElement.barTintColor], at: object) { bar.barTintColor = color }
    if let color = nib.color(object[TabBarElement.selectedImageTintColor], at: object) { bar.tintColor = color }
    if let color = nib.color(object[TabBarElement.unselectedItemTintColor], at: object) {
      bar.unselectedItemTintColor = color
    }
    if let image = nib.image(object[TabBarElement.backgroundImage], at: object) { bar.backgroundImage = image }
    if let image = nib.image(object[TabBarElement.shadowImage], at: object) { bar.shadowImage = image }
    if let image = nib.image(object[TabBarElement.selectionIndicatorImage], at: object) {
      bar.selectionIndicatorImage = image
    }
    switch object[TabBarElement.itemPositioning] {
    case .fill?: bar.itemPositioning = .fill
    case .centered?: bar.itemPositioning = .centered
    case .automatic?, nil: break
    }
    if let width = object[TabBarElement.itemWidth] { bar.itemWidth = NibLength.clamped(width) }
    if let spacing = object[TabBarElement.itemSpacing] { bar.itemSpacing = NibLength.clamped(spacing) }
    if let source = object[TabBarElement.standardAppearance] {
      bar.standardAppearance = appearance(source, UITabBarAppearance())
    }
    if let source = object[TabBarElement.scrollEdgeAppearance] {
      bar.scrollEdgeAppearance = appearance(source, UITabBarAppearance())
    }
    let items = object.items.compactMap { nib.object($0) as? UITabBarItem }
    if !items.isEmpty { bar.items = items }
  }

  // MARK: - Looks

  private func navigationAppearance(_ source: BarAppearance) -> UINavigationBarAppearance {
    let appearance = appearance(source, UINavigationBarAppearance())
    if let attributes = source.titleTextAttributes {
      appearance.titleTextAttributes = nib.attributes(attributes, at: object)
    }
    if let attributes = source.largeTitleTextAttributes {
      appearance.largeTitleTextAttributes = nib.attributes(attributes, at: object)
    }
    if let offset = source.titlePositionAdjustment { appearance.titlePositionAdjustment = UIOffset(offset) }
    return appearance
  }

  /// What the looks of all bars have in common.
  private func appearance<Appearance: UIBarAppearance>(_ source: BarAppearance, _ appearance: Appearance) -> Appearance
  {
    switch source.configuration {
    case "opaque"?: appearance.configureWithOpaqueBackground()
    case "transparent"?: appearance.configureWithTransparentBackground()
    default: break
    }
    if let color = nib.color(source.backgroundColor, at: object) { appearance.backgroundColor = color }
    if let color = nib.color(source.shadowColor, at: object) { appearance.shadowColor = color }
    if let image = nib.image(source.backgroundImage, at: object) { appearance.backgroundImage = image }
    if let image = nib.image(source.shadowImage, at: object) { appearance.shadowImage = image }
    return appearance
  }
}
