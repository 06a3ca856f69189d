import InterfaceBuilder

extension CodeAttributes {
  static let navigationBar = CodeAttributes(NavigationBarElement.schema) { table in
    table.set(NavigationBarElement.barStyle, "barStyle", besides: ".default") { barStyle($0) }
    table.bool(NavigationBarElement.translucent, "isTranslucent", besides: true)
    table.bool(NavigationBarElement.largeTitles, "prefersLargeTitles", besides: false)
    table.color(NavigationBarElement.barTintColor, "barTintColor")
    table.write(NavigationBarElement.backgroundImage) { image, _, context in
      image.map { [.call("setBackgroundImage(\(context.expressions.image($0)), for: .default)")] } ?? []
    }
    table.image(NavigationBarElement.shadowImage, "shadowImage")
    table.image(NavigationBarElement.backIndicatorImage, "backIndicatorImage")
    table.image(NavigationBarElement.backIndicatorTransitionMaskImage, "backIndicatorTransitionMaskImage")
    table.write(NavigationBarElement.titleTextAttributes) { attributes, _, context in
      attributes.map { [.property("titleTextAttributes", context.expressions.attributes($0))] } ?? []
    }
    table.write(NavigationBarElement.largeTitleTextAttributes) { attributes, _, context in
      attributes.map { [.property("largeTitleTextAttributes", context.expressions.attributes($0))] } ?? []
    }
    table.write(NavigationBarElement.standardAppearance) {
      $2.appearance($0, "standardAppearance", "UINavigationBarAppearance")
    }
    table.write(NavigationBarElement.compactAppearance) {
      $2.appearance($0, "compactAppearance", "UINavigationBarAppearance")
    }
    table.write(NavigationBarElement.scrollEdgeAppearance) {
      $2.appearance($0, "scrollEdgeAppearance", "UINavigationBarAppearance")
    }
    table.write(NavigationBarElement.compactScrollEdgeAppearance) {
      $2.appearance($0, "compactScrollEdgeAppearance", "UINavigationBarAppearance")
    }
    table.partsElsewhere("items")
  }

  static let toolbar = CodeAttributes(ToolbarElement.schema) { table in
    table.set(ToolbarElement.barStyle, "barStyle", besides: ".default") { barStyle($0) }
    table.bool(ToolbarElement.translucent, "isTranslucent", besides: true)
    table.color(ToolbarElement.barTintColor, "barTintColor")
    table.write(ToolbarElement.standardAppearance) { $2.appearance($0, "standardAppearance", "UIToolbarAppearance") }
    table.write(ToolbarElement.compactAppearance) { $2.appearance($0, "compactAppearance", "UIToolbarAppearance") }
    table.write(ToolbarElement.scrollEdgeAppearance) {
      $2.appearance($0, "scrollEdgeAppearance", "UIToolbarAppearance")
    }
    table.write(ToolbarElement.compactScrollEdgeAppearance) {
      $2.appearance($0, "compactScrollEdgeAppearance", "UIToolbarAppearance")
    }
    table.partsElsewhere("items")
    table.inexpressible(
      ToolbarElement.backgroundImage, because: "toolbars have the background of their appearance")
  }

  static let tabBar = CodeAttributes(TabBarElement.schema) { table in
    table.set(TabBarElement.barStyle, "barStyle", besides: ".default") { barStyle($0) }
    table.bool(TabBarElement.translucent, "isTranslucent", besides: true)
    table.color(TabBarElement.barTintColor, "barTintColor")
    table.color(TabBarElement.selectedImageTintColor, "tintColor")
    table.color(TabBarElement.unselectedItemTintColor, "unselectedItemTintColor")
    table.image(TabBarElement.backgroundImage, "backgroundImage")
    table.image(TabBarElement.shadowImage, "shadowImage")
    table.image(TabBarElement.selectionIndicatorImage, "selectionIndicatorImage")
    table.word(TabBarElement.itemPositioning, "itemPositioning", besides: .automatic)
    table.number(TabBarElement.itemWidth, "itemWidth", besides: 0)
    table.number(TabBarElement.itemSpacing, "itemSpacing", besides: 0)
    table.write(TabBarElement.standardAppearance) { $2.appearance($0, "standardAppearance", "UITabBarAppearance") }
    table.write(TabBarElement.scrollEdgeAppearance) { $2.appearance($0, "scrollEdgeAppearance", "UITabBarAppearance") }
    table.partsElsewhere("items")
  }

  static let barItem = CodeAttributes(BarItemElement.schema) { table in
    // Titles and images are set when the item is created.
    table.elsewhere(BarItemElement.title, BarItemElement.image, BarItemElement.tag, BarItemElement.catalog)
    table.bool(BarItemElement.enabled, "isEnabled", besides: true)
    table.insets(BarItemElement.imageInsets, "imageInsets")
    table.image(BarItemElement.landscapeImage, "landscapeImagePhone")
    table.insets(BarItemElement.landscapeImageInsets, "landscapeImagePhoneInsets")
    table.image(BarItemElement.largeContentSizeImage, "largeContentSizeImage")
    table.insets(BarItemElement.largeContentSizeImageInsets, "largeContentSizeImageInsets")
    table.write(BarItemElement.accessibilityConfiguration) { accessibility, object, context in
      guard let accessibility else { return [] }
      var settings: [Setting] = []
      if let label = accessibility.label {
        settings.append(
          .property("accessibilityLabel", context.expressions.text(label, of: object, "accessibilityLabel")))
      }
      if let identifier = accessibility.identifier {
        settings.append(.property("accessibilityIdentifier", SwiftLiteral.text(identifier)))
      }
      return settings
    }
  }

  static let barButtonItem = CodeAttributes(BarButtonItemElement.schema) { table in
    table.elsewhere(BarButtonItemElement.systemItem, BarButtonItemElement.style, BarButtonItemElement.customView)
    table.number(BarButtonItemElement.width, "width", besides: 0)
    table.bool(BarButtonItemElement.selected, "isSelected", besides: false)
    table.color(BarButtonItemElement.tintColor, "tintColor")
    table.write(BarButtonItemElement.menu) { menu, _, context in
      menu.map { [.property("menu", context.menu($0))] } ?? []
    }
    table.bool(BarButtonItemElement.changesSelectionAsPrimaryAction, "changesSelectionAsPrimaryAction", besides: false)
    table.inexpressible(BarButtonItemElement.springLoaded, because: noSpringLoading)
  }

  static let tabBarItem = CodeAttributes(TabBarItemElement.schema) { table in
    table.elsewhere(TabBarItemElement.systemItem, TabBarItemElement.selectedImage)
    table.text(TabBarItemElement.badgeValue, "badgeValue")
    table.color(TabBarItemElement.badgeColor, "badgeColor")
    table.write(TabBarItemElement.titlePositionAdjustment) { offset, _, _ in
      guard let offset, offset.horizontal != 0 || offset.vertical != 0 else { return [] }
      let sides = (SwiftLiteral.number(offset.horizontal), SwiftLiteral.number(offset.vertical))
      return [.property("titlePositionAdjustment", "UIOffset(horizontal: \(sides.0), vertical: \(sides.1))")]
    }
  }

  static let navigationItem = CodeAttributes(NavigationItemElement.schema) { table in
    table.text(NavigationItemElement.title, "title")
    table.text(NavigationItemElement.prompt, "prompt")
    table.word(NavigationItemElement.largeTitleDisplayMode, "largeTitleDisplayMode", besides: .automatic)
    table.bool(NavigationItemElement.hidesBackButton, "hidesBackButton", besides: false)
    table.bool(NavigationItemElement.leftItemsSupplementBackButton, "leftItemsSupplementBackButton", besides: false)
    table.text(NavigationItemElement.backButtonTitle, "backButtonTitle")
    table.elsewhere(
      NavigationItemElement.titleView, NavigationItemElement.backBarButtonItem,
      NavigationItemElement.leftBarButtonItem, NavigationItemElement.rightBarButtonItem)
    table.partsElsewhere("leftBarButtonItems", "rightBarButtonItems")
    table.inexpressible(NavigationItemElement.style, because: "all items have the style .navigator")
    table.inexpressible(
      NavigationItemElement.searchController,
      because: "a search controller requires its results controller, which only code can provide")
  }
}

extension AttributeContext {
  /// Returns the settings for the appearance of a bar, as a value that is created in place.
  func appearance(_ appearance: BarAppearance?, _ path: String, _ type: String) -> [Setting] {
    guard let appearance else { return [] }
    var lines: [String] = ["let appearance = \(type)()"]
    switch appearance.configuration {
    case "opaque"?: lines.append("appearance.configureWithOpaqueBackground()")
    case "transparent"?: lines.append("appearance.configureWithTransparentBackground()")
    default: break
    }
    func set(_ path: String, _ value: String?) {
      if let value { lines.append("appearance.\(path) = \(value)") }
    }
    set("backgroundColor", appearance.backgroundColor.flatMap(expressions.color))
    set("shadowColor", appearance.shadowColor.flatMap(expressions.color))
    set("backgroundImage", appearance.backgroundImage.map(expressions.image))
    set("shadowImage", appearance.shadowImage.map(expressions.image))
    if type == "UINavigationBarAppearance" {
      set("titleTextAttributes", appearance.titleTextAttributes.map(expressions.attributes))
      set("largeTitleTextAttributes", appearance.largeTitleTextAttributes.map(expressions.attributes))
      set(
        "titlePositionAdjustment",
        appearance.titlePositionAdjustment.map {
          "UIOffset(horizontal: \(SwiftLiteral.number($0.horizontal)), vertical: \(SwiftLiteral.number($0.vertical)))"
        })
    }
    if lines.count == 1 { return [.property(path, "\(type)()")] }
    let body = (lines + ["return appearance"]).map { "  \($0)" }.joined(separator: "\n")
    return [.property(path, "{\n\(body)\n}()")]
  }
}
