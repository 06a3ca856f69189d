import InterfaceBuilder

extension CodeAttributes {
  static let viewController = CodeAttributes(ViewControllerElement.schema) { table in
    table.text(ViewControllerElement.title, "title")
    table.size(ViewControllerElement.preferredContentSize, "preferredContentSize")
    table.bool(ViewControllerElement.hidesBottomBarWhenPushed, "hidesBottomBarWhenPushed", besides: false)
    table.write(ViewControllerElement.automaticallyAdjustsScrollViewInsets) { adjusts, object, context in
      if adjusts == false {
        context.note(
          object.element.position(ofAttribute: "automaticallyAdjustsScrollViewInsets"),
          "automaticallyAdjustsScrollViewInsets is deprecated; set the scroll view's contentInsetAdjustmentBehavior")
      }
      return []
    }
    table.bool(
      ViewControllerElement.extendedLayoutIncludesOpaqueBars, "extendedLayoutIncludesOpaqueBars", besides: false)
    table.bool(ViewControllerElement.definesPresentationContext, "definesPresentationContext", besides: false)
    table.bool(
      ViewControllerElement.providesPresentationContextTransitionStyle, "providesPresentationContextTransitionStyle",
      besides: false)
    table.write(ViewControllerElement.edgesForExtendedLayout) { edges, _, _ in
      guard let edges, !(edges.top && edges.left && edges.bottom && edges.right) else { return [] }
      let names = [
        (edges.top, ".top"), (edges.left, ".left"), (edges.bottom, ".bottom"), (edges.right, ".right"),
      ].filter(\.0).map(\.1)
      return [.property("edgesForExtendedLayout", "[\(names.joined(separator: ", "))]")]
    }
    table.write(ViewControllerElement.modalPresentationStyle) { style, _, _ in
      guard let style, style != .automatic, style != .blurOverFullScreen else { return [] }
      return [.property("modalPresentationStyle", ".\(style.rawValue)")]
    }
    table.word(ViewControllerElement.modalTransitionStyle, "modalTransitionStyle", besides: .coverVertical)
    table.write(ViewControllerElement.interfaceStyle) { style, _, _ in
      style == "light" || style == "dark" ? [.property("overrideUserInterfaceStyle", ".\(style!)")] : []
    }
    table.elsewhere(
      ViewControllerElement.navigationItem, ViewControllerElement.tabBarItem,
      ViewControllerElement.storyboardIdentifier, ViewControllerElement.nibName, ViewControllerElement.view)
    table.partsElsewhere("keyCommands", "toolbarItems", "layoutGuides", "nil")
    table.immaterial(
      ViewControllerElement.freeformSize, ViewControllerElement.simulatedStatusBarMetrics,
      ViewControllerElement.simulatedTopBarMetrics, ViewControllerElement.simulatedBottomBarMetrics,
      ViewControllerElement.simulatedDestinationMetrics, ViewControllerElement.simulatedOrientationMetrics,
      ViewControllerElement.simulatedScreenMetrics, ViewControllerElement.simulatedAppContext, because: forEditor)
    table.immaterial(
      ViewControllerElement.autoresizesArchivedViewToFullSize, because: "a controller's view always fills its container"
    )
    table.inexpressible(
      ViewControllerElement.restorationIdentifier,
      ViewControllerElement.useStoryboardIdentifierAsRestorationIdentifier,
      because: "state restoration is not supported")
    table.inexpressible(ViewControllerElement.focusGroupIdentifier, because: "focus behavior is not converted")
    table.inexpressible(
      ViewControllerElement.wantsFullScreenLayout, ViewControllerElement.contentSizeForViewInPopover,
      because: "other properties replace it since iOS 7")
  }

  static let navigationController = CodeAttributes(NavigationControllerElement.schema) { table in
    table.bool(NavigationControllerElement.navigationBarHidden, "isNavigationBarHidden", besides: false)
    table.bool(NavigationControllerElement.toolbarHidden, "isToolbarHidden", besides: true)
    table.bool(
      NavigationControllerElement.hidesBarsWhenVerticallyCompact, "hidesBarsWhenVerticallyCompact", besides: false)
    table.bool(NavigationControllerElement.hidesBarsOnSwipe, "hidesBarsOnSwipe", besides: false)
    table.bool(NavigationControllerElement.hidesBarsOnTap, "hidesBarsOnTap", besides: false)
    table.bool(NavigationControllerElement.hidesBarsWhenKeyboardAppears, "hidesBarsWhenKeyboardAppears", besides: false)
    table.elsewhere(NavigationControllerElement.navigationBar, NavigationControllerElement.toolbar)
  }

  static let tabBarController = CodeAttributes(TabBarControllerElement.schema) { table in
    table.elsewhere(TabBarControllerElement.tabBar)
    table.inexpressible(TabBarControllerElement.mode, because: "sidebars of tabs are not supported")
  }

  static let tableViewController = CodeAttributes(TableViewControllerElement.schema) { table in
    table.bool(
      TableViewControllerElement.clearsSelectionOnViewWillAppear, "clearsSelectionOnViewWillAppear", besides: true)
    table.elsewhere(TableViewControllerElement.refreshControl)
  }

  static let collectionViewController = CodeAttributes(CollectionViewControllerElement.schema) { table in
    table.bool(
      CollectionViewControllerElement.clearsSelectionOnViewWillAppear, "clearsSelectionOnViewWillAppear", besides: true)
  }

  static let splitViewController = CodeAttributes(SplitViewControllerElement.schema) { table in
    typealias Element = SplitViewControllerElement
    table.elsewhere(Element.style, Element.allowDoubleColumnStyle, Element.allowTripleColumnStyle)
    table.word(Element.behavior, "preferredSplitBehavior", besides: .automatic)
    table.set(Element.preferredDisplayMode, "preferredDisplayMode", besides: ".automatic") { mode in
      switch mode {
      case .automatic: ".automatic"
      case .secondaryOnly, .primaryHidden, .hidden: ".secondaryOnly"
      case .oneBesideSecondary, .allVisible, .beside: ".oneBesideSecondary"
      case .oneOverSecondary, .primaryOverlay, .over: ".oneOverSecondary"
      case .twoBesideSecondary: ".twoBesideSecondary"
      case .twoOverSecondary: ".twoOverSecondary"
      case .twoDisplaceSecondary: ".twoDisplaceSecondary"
      }
    }
    table.bool(Element.presentsWithGesture, "presentsWithGesture", besides: true)
    table.bool(Element.showsSecondaryOnlyButton, "showsSecondaryOnlyButton", besides: false)
    table.write(Element.primaryEdge) { edge, _, _ in
      edge == "trailing" ? [.property("primaryEdge", ".trailing")] : []
    }
    for (property, path) in [
      (Element.minimumPrimaryColumnWidth, "minimumPrimaryColumnWidth"),
      (Element.maximumPrimaryColumnWidth, "maximumPrimaryColumnWidth"),
      (Element.preferredPrimaryColumnWidth, "preferredPrimaryColumnWidth"),
      (Element.preferredPrimaryColumnWidthFraction, "preferredPrimaryColumnWidthFraction"),
      (Element.preferredSupplementaryColumnWidth, "preferredSupplementaryColumnWidth"),
    ] {
      table.set(property, path, besides: nil) { SwiftLiteral.number($0) }
    }
    table.inexpressible(
      Element.minimumSupplementaryColumnWidth, Element.maximumSupplementaryColumnWidth,
      Element.preferredSupplementaryColumnWidthFraction, Element.primaryBackgroundStyle,
      Element.displayModeButtonVisibility, because: "UISplitViewController does not have this property")
  }

  static let pageViewController = CodeAttributes(PageViewControllerElement.schema) { table in
    table.elsewhere(
      PageViewControllerElement.navigationOrientation, PageViewControllerElement.transitionStyle,
      PageViewControllerElement.pageSpacing, PageViewControllerElement.spineLocation)
    table.inexpressible(PageViewControllerElement.doubleSided, because: "double-sided pages are not supported")
  }

  static let viewControllerPlaceholder = CodeAttributes(ViewControllerPlaceholderElement.schema) { table in
    table.elsewhere(
      ViewControllerPlaceholderElement.storyboardName, ViewControllerPlaceholderElement.referencedIdentifier,
      ViewControllerPlaceholderElement.bundleIdentifier)
  }

  // MARK: - Gesture recognizers

  static let gestureRecognizer = CodeAttributes(GestureRecognizerElement.schema) { table in
    table.bool(GestureRecognizerElement.enabled, "isEnabled", besides: true)
    table.bool(GestureRecognizerElement.cancelsTouchesInView, "cancelsTouchesInView", besides: true)
    table.bool(GestureRecognizerElement.delaysTouchesBegan, "delaysTouchesBegan", besides: false)
    table.bool(GestureRecognizerElement.delaysTouchesEnded, "delaysTouchesEnded", besides: true)
  }

  static let tapGestureRecognizer = CodeAttributes(TapGestureRecognizerElement.schema) { table in
    table.integer(TapGestureRecognizerElement.numberOfTapsRequired, "numberOfTapsRequired", besides: 1)
    table.integer(TapGestureRecognizerElement.numberOfTouchesRequired, "numberOfTouchesRequired", besides: 1)
  }

  static let longPressGestureRecognizer = CodeAttributes(PongPressGestureRecognizerElement.schema) { table in
    table.integer(PongPressGestureRecognizerElement.numberOfTapsRequired, "numberOfTapsRequired", besides: 0)
    table.integer(PongPressGestureRecognizerElement.numberOfTouchesRequired, "numberOfTouchesRequired", besides: 1)
    table.number(PongPressGestureRecognizerElement.minimumPressDuration, "minimumPressDuration", besides: 0.5)
    table.number(PongPressGestureRecognizerElement.allowableMovement, "allowableMovement", besides: 10)
  }

  static let panGestureRecognizer = CodeAttributes(PanGestureRecognizerElement.schema) { table in
    table.integer(PanGestureRecognizerElement.minimumNumberOfTouches, "minimumNumberOfTouches", besides: 1)
    table.set(
      PanGestureRecognizerElement.maximumNumberOfTouches, "maximumNumberOfTouches", besides: String(UInt32.max)
    ) { String($0) }
  }

  static let screenEdgePanGestureRecognizer = CodeAttributes(ScreenEdgePanGestureRecognizerElement.schema) { table in
    table.write(ScreenEdgePanGestureRecognizerElement.edges) { edges, _, _ in
      guard let edges, edges.rawValue != "none" else { return [] }
      return [.property("edges", ".\(edges.rawValue)")]
    }
    table.immaterial(
      ScreenEdgePanGestureRecognizerElement.minimumNumberOfTouches,
      ScreenEdgePanGestureRecognizerElement.maximumNumberOfTouches, because: "screen edge pans always use one finger")
  }

  static let swipeGestureRecognizer = CodeAttributes(SwipeGestureRecognizerElement.schema) { table in
    table.word(SwipeGestureRecognizerElement.direction, "direction", besides: .right)
    table.integer(SwipeGestureRecognizerElement.numberOfTouchesRequired, "numberOfTouchesRequired", besides: 1)
  }

  static let pinchGestureRecognizer = CodeAttributes(PinchGestureRecognizerElement.schema) { table in
    table.immaterial(PinchGestureRecognizerElement.scale, because: "it is 1 when a gesture begins")
  }

  static let rotationGestureRecognizer = CodeAttributes(RotationGestureRecognizerElement.schema) { table in
    table.immaterial(RotationGestureRecognizerElement.rotation, because: "it is 0 when a gesture begins")
  }
}
