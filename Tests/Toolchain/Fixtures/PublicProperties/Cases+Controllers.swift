import UIKit

extension Cases {
  func addControllers() {
    make("UITab") { UITab(title: "a", image: nil, identifier: "a") { _ in UIViewController() } }
    make("UITabGroup") {
      UITabGroup(
        title: "a", image: nil, identifier: "a",
        children: [UITab(title: "b", image: nil, identifier: "b") { _ in UIViewController() }])
    }
    make("UITabAccessory") { UITabAccessory(contentView: UIView()) }
    make("UITabBarController.Sidebar") { UITabBarController().sidebar }
    make("UISceneAccessory") { self.accessory() }
    make("UISceneAccessoryRegistration") { UIViewController().registerSceneAccessory(self.accessory()) }
    make("UISceneClosureConfirmation") { UISceneClosureConfirmation(title: "a", message: "b", actions: []) }
    make("UISymbolContentTransition") { UISymbolContentTransition(.replace) }
    make("UIMenuSystem.FindElementGroupConfiguration") { UIMainMenuSystem.Configuration().findingConfiguration }
    make("UIViewController.Transition") {
      [UIViewController.Transition.zoom(sourceViewProvider: { _ in nil }), .crossDissolve()]
    }
    leaveOut(
      "UIViewController.Transition.ZoomAlignmentRectContext", because: "it is there while a controller is zoomed")
    leaveOut(
      "UIViewController.Transition.ZoomSourceViewProviderContext", because: "it is there while a controller is zoomed")
    make("UIAlertController") {
      let styles: [UIAlertController.Style] = [.alert, .actionSheet]
      return styles.map { style in
        let alert = UIAlertController(title: "a", message: "b", preferredStyle: style)
        alert.addAction(UIAlertAction(title: "c", style: .default))
        alert.addAction(UIAlertAction(title: "d", style: .cancel))
        if style == .alert { alert.addTextField() }
        return alert
      }
    }
    make("UIAlertAction") { UIAlertAction(title: "c", style: .destructive) }
    make("UIActivityViewController") {
      UIActivityViewController(activityItems: ["text"], applicationActivities: [UIActivity()])
    }
    make("UIActivityItemProvider") { UIActivityItemProvider(placeholderItem: "text") }
    make("UIDocumentBrowserViewController") {
      UIDocumentBrowserViewController(forOpeningFilesWithContentTypes: ["public.text"])
    }
    make("UIDocumentInteractionController") {
      UIDocumentInteractionController(url: FileManager.default.temporaryDirectory.appending(path: "letter.txt"))
    }
    make("UIReferenceLibraryViewController") { UIReferenceLibraryViewController(term: "view") }
    make("UIViewPrintFormatter") { UIView().viewPrintFormatter() }
    make("UIDocumentPickerViewController") { UIDocumentPickerViewController(documentTypes: ["public.text"], in: .open) }
    make("UIFontPickerViewController") { UIFontPickerViewController() }
    make("UINavigationController") {
      let controller = UINavigationController(rootViewController: UIViewController())
      controller.pushViewController(UITableViewController(style: .grouped), animated: false)
      controller.isToolbarHidden = false
      return controller
    }
    make("UIPageViewController") {
      let styles: [UIPageViewController.TransitionStyle] = [.scroll, .pageCurl]
      return styles.map { style in
        let controller = UIPageViewController(transitionStyle: style, navigationOrientation: .horizontal)
        controller.setViewControllers([UIViewController()], direction: .forward, animated: false)
        return controller
      }
    }
    make("UISearchController") { UISearchController(searchResultsController: UIViewController()) }
    make("UISplitViewController") {
      let styles: [UISplitViewController.Style] = [.doubleColumn, .tripleColumn, .unspecified]
      return styles.map { style in
        let controller = UISplitViewController(style: style)
        if style == .unspecified {
          controller.viewControllers = [UIViewController(), UIViewController()]
        } else {
          controller.setViewController(UIViewController(), for: .primary)
          controller.setViewController(UIViewController(), for: .secondary)
        }
        return controller
      }
    }
    make("UITabBarController") {
      let controller = UITabBarController()
      controller.viewControllers = (0..<3).map { index in
        let child = UIViewController()
        child.tabBarItem = UITabBarItem(title: "\(index)", image: UIImage(systemName: "star"), tag: index)
        return child
      }
      return controller
    }
    make("UITableViewController") { UITableViewController(style: .insetGrouped) }
    make("UICollectionViewController") {
      UICollectionViewController(collectionViewLayout: UICollectionViewFlowLayout())
    }
    make("UIViewController") {
      let controller = UIViewController()
      controller.title = "Title"
      controller.addChild(UIViewController())
      return controller
    }

    make("UIPresentationController") {
      let (presented, presenting) = (UIViewController(), UIViewController())
      let controller = UIPresentationController(presentedViewController: presented, presenting: presenting)
      return [presented, presenting, controller]
    }
    make("UIPopoverPresentationController") { [self] in
      let controller = UIViewController()
      controller.modalPresentationStyle = .popover
      controller.popoverPresentationController?.sourceView = stage.view
      return [controller, controller.popoverPresentationController as Any]
    }
    make("UISheetPresentationController") {
      let controller = UIViewController()
      controller.sheetPresentationController?.detents = [.medium(), .large()]
      return [controller, controller.sheetPresentationController as Any]
    }
    make("UISheetPresentationController.Detent") {
      [UISheetPresentationController.Detent.medium(), .large(), .custom { _ in 100 }]
    }
    make("UIStoryboardSegue") {
      UIStoryboardSegue(identifier: "a", source: UIViewController(), destination: UIViewController())
    }
    make("UIStoryboard") { UIStoryboard(name: "None", bundle: nil) }
    make("UINib") {
      let document = #"<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects/></document>"#
      return UINib(data: Data(document.utf8), bundle: nil)
    }

    // Bars
    make("UINavigationBar") {
      let bar = UINavigationBar()
      bar.pushItem(UINavigationItem(title: "first"), animated: false)
      bar.pushItem(UINavigationItem(title: "second"), animated: false)
      return bar
    }
    make("UINavigationItem") { UINavigationItem(title: "title") }
    make("UIToolbar") {
      let bar = UIToolbar()
      bar.items = [UIBarButtonItem(systemItem: .add), UIBarButtonItem(systemItem: .flexibleSpace)]
      return bar
    }
    make("UITabBar") {
      let bar = UITabBar()
      bar.items = [UITabBarItem(tabBarSystemItem: .search, tag: 0), UITabBarItem(tabBarSystemItem: .more, tag: 1)]
      bar.selectedItem = bar.items?.first
      return bar
    }
    make("UIBarButtonItem") {
      [
        UIBarButtonItem(systemItem: .done), UIBarButtonItem(customView: UISwitch()),
        UIBarButtonItem(title: "title", style: .plain, target: nil, action: nil),
      ]
    }
    make("UIBarButtonItemGroup") {
      UIBarButtonItemGroup(barButtonItems: [UIBarButtonItem(systemItem: .add)], representativeItem: nil)
    }
    make("UIBarButtonItemAppearance") { UIBarButtonItemAppearance(style: .plain) }
    make("UITabBarItemAppearance") { UITabBarItemAppearance(style: .stacked) }
    reached("UIBarButtonItemStateAppearance")
    reached("UITabBarItemStateAppearance")
    make("UITabBarItem") { UITabBarItem(tabBarSystemItem: .search, tag: 0) }
  }

  private func accessory() -> UISceneAccessory {
    .externalNonInteractive(sceneConfiguration: UISceneConfiguration(name: nil, sessionRole: .windowApplication))
  }
}
