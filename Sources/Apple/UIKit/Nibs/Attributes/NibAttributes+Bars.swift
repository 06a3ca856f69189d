import Foundation
import InterfaceBuilder

extension NibAttributes {
  static let navigationBar = AttributeTable<UINavigationBar>(NavigationBarElement.schema) { table in
    table.set(NavigationBarElement.barStyle, \.barStyle) { UIBarStyle($0) }
    table.set(NavigationBarElement.translucent, \.isTranslucent)
    table.set(NavigationBarElement.largeTitles, \.prefersLargeTitles)
    table.color(NavigationBarElement.barTintColor, \.barTintColor, varied: nil)
    table.image(NavigationBarElement.backgroundImage) { $0.setBackgroundImage($1, for: .default) }
    table.image(NavigationBarElement.shadowImage) { $0.shadowImage = $1 }
    table.image(NavigationBarElement.backIndicatorImage) { $0.backIndicatorImage = $1 }
    table.image(NavigationBarElement.backIndicatorTransitionMaskImage) { $0.backIndicatorTransitionMaskImage = $1 }
    table.read(NavigationBarElement.titleTextAttributes) { bar, attributes, decoder in
      if let attributes { bar.titleTextAttributes = decoder.nib.attributes(attributes, at: decoder.object) }
    }
    table.read(NavigationBarElement.largeTitleTextAttributes) { bar, attributes, decoder in
      if let attributes { bar.largeTitleTextAttributes = decoder.nib.attributes(attributes, at: decoder.object) }
    }
    table.read(NavigationBarElement.standardAppearance) { bar, source, decoder in
      if let source { bar.standardAppearance = decoder.navigationAppearance(source) }
    }
    table.read(NavigationBarElement.compactAppearance) { bar, source, decoder in
      if let source { bar.compactAppearance = decoder.navigationAppearance(source) }
    }
    table.read(NavigationBarElement.scrollEdgeAppearance) { bar, source, decoder in
      if let source { bar.scrollEdgeAppearance = decoder.navigationAppearance(source) }
    }
    table.read(NavigationBarElement.compactScrollEdgeAppearance) { bar, source, decoder in
      if let source { bar.compactScrollEdgeAppearance = decoder.navigationAppearance(source) }
    }
    table.part("items") { bar, decoder in
      let items = decoder.object.items.compactMap { decoder.nib.object($0) as? UINavigationItem }
      if !items.isEmpty { bar.items = items }
    }
  }

  static let toolbar = AttributeTable<UIToolbar>(ToolbarElement.schema) { table in
    table.set(ToolbarElement.barStyle, \.barStyle) { UIBarStyle($0) }
    table.set(ToolbarElement.translucent, \.isTranslucent)
    table.color(ToolbarElement.barTintColor, \.barTintColor, varied: nil)
    table.read(ToolbarElement.standardAppearance) { bar, source, decoder in
      if let source { bar.standardAppearance = decoder.appearance(source, UIToolbarAppearance()) }
    }
    table.read(ToolbarElement.compactAppearance) { bar, source, decoder in
      if let source { bar.compactAppearance = decoder.appearance(source, UIToolbarAppearance()) }
    }
    table.read(ToolbarElement.scrollEdgeAppearance) { bar, source, decoder in
      if let source { bar.scrollEdgeAppearance = decoder.appearance(source, UIToolbarAppearance()) }
    }
    table.read(ToolbarElement.compactScrollEdgeAppearance) { bar, source, decoder in
      if let source { bar.compactScrollEdgeAppearance = decoder.appearance(source, UIToolbarAppearance()) }
    }
    table.part("items") { bar, decoder in
      bar.items = decoder.object.items.compactMap { decoder.nib.object($0) as? UIBarButtonItem }
    }
    table.unsupported(ToolbarElement.backgroundImage, because: "toolbars have the background of their appearance")
  }

  static let tabBar = AttributeTable<UITabBar>(TabBarElement.schema) { table in
    table.set(TabBarElement.barStyle, \.barStyle) { UIBarStyle($0) }
    table.set(TabBarElement.translucent, \.isTranslucent)
    table.color(TabBarElement.barTintColor, \.barTintColor, varied: nil)
    table.color(TabBarElement.selectedImageTintColor) { $0.tintColor = $1 }
    table.color(TabBarElement.unselectedItemTintColor) { $0.unselectedItemTintColor = $1 }
    table.image(TabBarElement.backgroundImage) { $0.backgroundImage = $1 }
    table.image(TabBarElement.shadowImage) { $0.shadowImage = $1 }
    table.image(TabBarElement.selectionIndicatorImage) { $0.selectionIndicatorImage = $1 }
    table.read(TabBarElement.itemPositioning) { bar, positioning, _ in
      switch positioning {
      case .fill?: bar.itemPositioning = .fill
      case .centered?: bar.itemPositioning = .centered
      case .automatic?, nil: break
      }
    }
    table.length(TabBarElement.itemWidth, \.itemWidth)
    table.length(TabBarElement.itemSpacing, \.itemSpacing)
    table.read(TabBarElement.standardAppearance) { bar, source, decoder in
      if let source { bar.standardAppearance = decoder.appearance(source, UITabBarAppearance()) }
    }
    table.read(TabBarElement.scrollEdgeAppearance) { bar, source, decoder in
      if let source { bar.scrollEdgeAppearance = decoder.appearance(source, UITabBarAppearance()) }
    }
    table.part("items") { bar, decoder in
      let items = decoder.object.items.compactMap { decoder.nib.object($0) as? UITabBarItem }
      if !items.isEmpty { bar.items = items }
    }
  }

  static let barItem = AttributeTable<UIBarItem>(BarItemElement.schema) { table in
    table.text(BarItemElement.title, \.title)
    table.varied(BarItemElement.title) { item, title, _ in item.title = title }
    table.read(
      BarItemElement.image,
      { item, image, decoder in
        if let image = decoder.nib.image(image, at: decoder.object) { item.image = image }
      }, varied: { item, image, decoder in item.image = decoder.nib.image(image, at: decoder.object) })
    table.set(BarItemElement.enabled, \.isEnabled, varied: true)
    table.set(BarItemElement.tag, \.tag)
    table.set(BarItemElement.imageInsets, \.imageInsets) { UIEdgeInsets($0) }
    table.image(BarItemElement.landscapeImage, \.landscapeImagePhone)
    table.set(BarItemElement.landscapeImageInsets, \.landscapeImagePhoneInsets) { UIEdgeInsets($0) }
    table.image(BarItemElement.largeContentSizeImage, \.largeContentSizeImage)
    table.set(BarItemElement.largeContentSizeImageInsets, \.largeContentSizeImageInsets) { UIEdgeInsets($0) }
    table.readElsewhere(BarItemElement.catalog)
    table.unsupported(
      BarItemElement.accessibilityConfiguration, because: "nib files cannot set the accessibility of bar items")
  }

  static let barButtonItem = AttributeTable<UIBarButtonItem>(BarButtonItemElement.schema) { table in
    table.readElsewhere(BarButtonItemElement.systemItem)
    table.set(BarButtonItemElement.width, \.width) { CGFloat($0) }
    table.set(BarButtonItemElement.selected, \.isSelected)
    table.read(BarButtonItemElement.style) { item, style, _ in
      switch style {
      case .done?, .prominent?: item.style = .done
      case .plain?, .bordered?, nil: break
      }
    }
    table.color(BarButtonItemElement.tintColor, \.tintColor, varied: nil)
    table.view(BarButtonItemElement.customView, \.customView)
    table.read(BarButtonItemElement.menu) { item, menu, decoder in
      if let menu = decoder.nib.menu(menu) { item.menu = menu }
    }
    table.set(BarButtonItemElement.changesSelectionAsPrimaryAction, \.changesSelectionAsPrimaryAction)
    table.unsupported(BarButtonItemElement.springLoaded, because: noSpringLoading)
  }

  static let tabBarItem = AttributeTable<UITabBarItem>(TabBarItemElement.schema) { table in
    table.readElsewhere(TabBarItemElement.systemItem)
    table.image(TabBarItemElement.selectedImage, \.selectedImage)
    table.set(TabBarItemElement.badgeValue, \.badgeValue)
    table.color(TabBarItemElement.badgeColor) { $0.badgeColor = $1 }
    table.set(TabBarItemElement.titlePositionAdjustment, \.titlePositionAdjustment) { UIOffset($0) }
  }

  static let navigationItem = AttributeTable<UINavigationItem>(NavigationItemElement.schema) { table in
    table.text(NavigationItemElement.title) { $0.title = $1 }
    table.text(NavigationItemElement.prompt, \.prompt)
    table.read(NavigationItemElement.largeTitleDisplayMode) { item, mode, _ in
      switch mode {
      case .always?: item.largeTitleDisplayMode = .always
      case .never?: item.largeTitleDisplayMode = .never
      case .inline?: item.largeTitleDisplayMode = .inline
      case .automatic?, nil: break
      }
    }
    table.set(NavigationItemElement.hidesBackButton, \.hidesBackButton)
    table.set(NavigationItemElement.leftItemsSupplementBackButton, \.leftItemsSupplementBackButton)
    table.text(NavigationItemElement.backButtonTitle, \.backButtonTitle)
    table.view(NavigationItemElement.titleView, \.titleView)
    table.read(NavigationItemElement.backBarButtonItem) { item, back, decoder in
      if let back { item.backBarButtonItem = decoder.nib.object(back) as? UIBarButtonItem }
    }
    table.readElsewhere(NavigationItemElement.leftBarButtonItem, NavigationItemElement.rightBarButtonItem)
    table.part("leftBarButtonItems") { item, decoder in
      let left = decoder.object.leftBarButtonItems.compactMap { decoder.nib.object($0) as? UIBarButtonItem }
      if !left.isEmpty { item.leftBarButtonItems = left }
    }
    table.part("rightBarButtonItems") { item, decoder in
      let right = decoder.object.rightBarButtonItems.compactMap { decoder.nib.object($0) as? UIBarButtonItem }
      if !right.isEmpty { item.rightBarButtonItems = right }
    }
    table.unsupported(NavigationItemElement.style, because: "all items have the style .navigator")
    table.unsupported(NavigationItemElement.searchController, because: "only code can set a search controller")
  }
}
