import Foundation
import InterfaceBuilder

extension NibAttributes {
  /// The attributes of all controllers. The view is created when it is first needed.
  static let viewController = AttributeTable<UIViewController>(ViewControllerElement.schema) { table in
    table.text(ViewControllerElement.title) { $0.title = $1 }
    table.set(ViewControllerElement.preferredContentSize, \.preferredContentSize) { CGSize($0) }
    table.set(ViewControllerElement.hidesBottomBarWhenPushed, \.hidesBottomBarWhenPushed)
    table.read(ViewControllerElement.automaticallyAdjustsScrollViewInsets) { controller, adjusts, _ in
      if let adjusts { controller.extras.adjustsScrollViewInsets = adjusts }
    }
    table.set(ViewControllerElement.extendedLayoutIncludesOpaqueBars, \.extendedLayoutIncludesOpaqueBars)
    table.set(ViewControllerElement.definesPresentationContext, \.definesPresentationContext)
    table.set(ViewControllerElement.edgesForExtendedLayout, \.edgesForExtendedLayout) { UIRectEdge($0) }
    table.read(ViewControllerElement.modalPresentationStyle) { controller, style, _ in
      if let style = style.flatMap({ UIModalPresentationStyle($0) }) { controller.modalPresentationStyle = style }
    }
    table.read(ViewControllerElement.modalTransitionStyle) { controller, style, _ in
      switch style {
      case .flipHorizontal?: controller.modalTransitionStyle = .flipHorizontal
      case .crossDissolve?: controller.modalTransitionStyle = .crossDissolve
      case .partialCurl?: controller.modalTransitionStyle = .partialCurl
      case .coverVertical?, nil: break
      }
    }
    table.set(
      ViewControllerElement.providesPresentationContextTransitionStyle,
      \.providesPresentationContextTransitionStyle)
    table.read(ViewControllerElement.interfaceStyle) { controller, style, _ in
      switch style {
      case "light"?: controller.overrideUserInterfaceStyle = .light
      case "dark"?: controller.overrideUserInterfaceStyle = .dark
      default: break
      }
    }
    table.part("keyCommands") { controller, decoder in
      for command in decoder.object.keyCommands {
        if let command = decoder.nib.object(command) as? UIKeyCommand { controller.addKeyCommand(command) }
      }
    }
    // The controller creates its item, and the file contains its values.
    table.read(ViewControllerElement.navigationItem) { controller, item, decoder in
      if let item { NibDecoder(item, of: decoder.nib).decode(controller.navigationItem) }
    }
    table.read(ViewControllerElement.tabBarItem) { controller, item, decoder in
      if let item { NibDecoder(item, of: decoder.nib).decodeTabBarItem(of: controller) }
    }
    table.part("toolbarItems") { controller, decoder in
      let items = decoder.object.toolbarItems.compactMap { decoder.nib.object($0) as? UIBarButtonItem }
      if !items.isEmpty { controller.toolbarItems = items }
    }
    table.readElsewhere(
      ViewControllerElement.storyboardIdentifier, ViewControllerElement.nibName, ViewControllerElement.view)
    table.partsReadElsewhere("layoutGuides", "nil")
    table.immaterial(
      ViewControllerElement.freeformSize, ViewControllerElement.simulatedStatusBarMetrics,
      ViewControllerElement.simulatedTopBarMetrics, ViewControllerElement.simulatedBottomBarMetrics,
      ViewControllerElement.simulatedDestinationMetrics, ViewControllerElement.simulatedOrientationMetrics,
      ViewControllerElement.simulatedScreenMetrics, ViewControllerElement.simulatedAppContext, because: forEditor)
    table.immaterial(
      ViewControllerElement.autoresizesArchivedViewToFullSize, because: "a controller's view always fills its container"
    )
    table.unsupported(
      ViewControllerElement.restorationIdentifier,
      ViewControllerElement.useStoryboardIdentifierAsRestorationIdentifier, because: noRestoration)
    table.set(ViewControllerElement.focusGroupIdentifier, \.focusGroupIdentifier)
    table.unsupported(
      ViewControllerElement.wantsFullScreenLayout, ViewControllerElement.contentSizeForViewInPopover,
      because: "other properties replace it since iOS 7")
  }

  static let navigationController = AttributeTable<UINavigationController>(NavigationControllerElement.schema) {
    table in
    table.set(NavigationControllerElement.navigationBarHidden, \.isNavigationBarHidden)
    table.set(NavigationControllerElement.hidesBarsWhenVerticallyCompact, \.hidesBarsWhenVerticallyCompact)
    table.set(NavigationControllerElement.toolbarHidden, \.isToolbarHidden)
    table.read(NavigationControllerElement.navigationBar) { controller, bar, decoder in
      guard let bar else { return }
      let decoder = NibDecoder(bar, of: decoder.nib)
      decoder.decodeOwnBar(controller.navigationBar)
      decoder.decode(controller.navigationBar)
    }
    table.read(NavigationControllerElement.toolbar) { controller, bar, decoder in
      guard let bar else { return }
      let decoder = NibDecoder(bar, of: decoder.nib)
      decoder.decodeOwnBar(controller.toolbar)
      decoder.decode(controller.toolbar)
    }
    table.unsupported(
      NavigationControllerElement.hidesBarsOnSwipe, NavigationControllerElement.hidesBarsOnTap,
      NavigationControllerElement.hidesBarsWhenKeyboardAppears, because: "only code can set it")
  }

  static let tabBarController = AttributeTable<UITabBarController>(TabBarControllerElement.schema) { table in
    table.read(TabBarControllerElement.tabBar) { controller, bar, decoder in
      guard let bar else { return }
      let decoder = NibDecoder(bar, of: decoder.nib)
      decoder.decodeOwnBar(controller.tabBar)
      decoder.decode(controller.tabBar)
    }
    table.unsupported(TabBarControllerElement.mode, because: "sidebars of tabs are not supported")
  }

  static let tableViewController = AttributeTable<UITableViewController>(TableViewControllerElement.schema) { table in
    table.set(TableViewControllerElement.clearsSelectionOnViewWillAppear, \.clearsSelectionOnViewWillAppear)
    table.readElsewhere(TableViewControllerElement.refreshControl)
  }

  static let collectionViewController = AttributeTable<UICollectionViewController>(
    CollectionViewControllerElement.schema
  ) { table in
    table.set(CollectionViewControllerElement.clearsSelectionOnViewWillAppear, \.clearsSelectionOnViewWillAppear)
  }

  static let splitViewController = AttributeTable<UISplitViewController>(SplitViewControllerElement.schema) { table in
    table.readElsewhere(
      SplitViewControllerElement.style, SplitViewControllerElement.allowDoubleColumnStyle,
      SplitViewControllerElement.allowTripleColumnStyle)
    table.read(SplitViewControllerElement.behavior) { split, behavior, _ in
      switch behavior {
      case .tile?: split.preferredSplitBehavior = .tile
      case .overlay?: split.preferredSplitBehavior = .overlay
      case .displace?: split.preferredSplitBehavior = .displace
      case .automatic?, nil: break
      }
    }
    table.read(SplitViewControllerElement.preferredDisplayMode) { split, mode, _ in
      switch mode {
      // The names after the first one of each row are those from before iOS 14.
      case .secondaryOnly?, .primaryHidden?, .hidden?: split.preferredDisplayMode = .secondaryOnly
      case .oneBesideSecondary?, .allVisible?, .beside?: split.preferredDisplayMode = .oneBesideSecondary
      case .oneOverSecondary?, .primaryOverlay?, .over?: split.preferredDisplayMode = .oneOverSecondary
      case .twoBesideSecondary?: split.preferredDisplayMode = .twoBesideSecondary
      case .twoOverSecondary?: split.preferredDisplayMode = .twoOverSecondary
      case .twoDisplaceSecondary?: split.preferredDisplayMode = .twoDisplaceSecondary
      case .automatic?, nil: break
      }
    }
    table.set(SplitViewControllerElement.presentsWithGesture, \.presentsWithGesture)
    table.set(SplitViewControllerElement.showsSecondaryOnlyButton, \.showsSecondaryOnlyButton)
    table.read(SplitViewControllerElement.primaryEdge) { split, edge, _ in
      if edge == "trailing" { split.primaryEdge = .trailing }
    }
    table.length(SplitViewControllerElement.minimumPrimaryColumnWidth, \.minimumPrimaryColumnWidth)
    table.length(SplitViewControllerElement.maximumPrimaryColumnWidth, \.maximumPrimaryColumnWidth)
    table.length(SplitViewControllerElement.preferredPrimaryColumnWidth, \.preferredPrimaryColumnWidth)
    table.length(SplitViewControllerElement.preferredPrimaryColumnWidthFraction, \.preferredPrimaryColumnWidthFraction)
    table.length(SplitViewControllerElement.preferredSupplementaryColumnWidth, \.preferredSupplementaryColumnWidth)
    table.length(SplitViewControllerElement.minimumSupplementaryColumnWidth, \.minimumSupplementaryColumnWidth)
    table.length(SplitViewControllerElement.maximumSupplementaryColumnWidth, \.maximumSupplementaryColumnWidth)
    table.length(
      SplitViewControllerElement.preferredSupplementaryColumnWidthFraction,
      \.preferredSupplementaryColumnWidthFraction)
    table.unsupported(
      SplitViewControllerElement.primaryBackgroundStyle, because: "columns do not have sidebar backgrounds")
    table.unsupported(
      SplitViewControllerElement.displayModeButtonVisibility, because: "the button is shown and hidden automatically")
  }

  static let pageViewController = AttributeTable<UIPageViewController>(PageViewControllerElement.schema) { table in
    table.readElsewhere(
      PageViewControllerElement.navigationOrientation, PageViewControllerElement.transitionStyle,
      PageViewControllerElement.pageSpacing, PageViewControllerElement.spineLocation)
    table.unsupported(PageViewControllerElement.doubleSided, because: "double-sided pages are not supported")
  }

  static let viewControllerPlaceholder = AttributeTable<UIViewController>(ViewControllerPlaceholderElement.schema) {
    table in
    table.readElsewhere(
      ViewControllerPlaceholderElement.storyboardName, ViewControllerPlaceholderElement.referencedIdentifier,
      ViewControllerPlaceholderElement.bundleIdentifier)
  }
}
