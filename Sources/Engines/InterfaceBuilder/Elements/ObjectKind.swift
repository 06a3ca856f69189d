/// The kind of an object in a file. Each case has the name of its element.
package enum ObjectKind: String, CaseIterable, Sendable {
  // Views
  case view, control, label, button, textField, scrollView, textView, tableView, tableViewCell,
    tableViewCellContentView, tableViewHeaderFooterView, collectionView, collectionViewCell,
    collectionViewCellContentView, collectionReusableView, imageView, stackView, `switch`, slider, stepper,
    progressView, activityIndicatorView, pageControl, segmentedControl, datePicker, pickerView, colorWell,
    refreshControl, searchBar, navigationBar, toolbar, tabBar, visualEffectView, containerView, window, webView,
    wkWebView, mapView, glkView, mtkView, sceneKitView, skView, arscnView, arskView, pdfView, lpLinkView
  // View controllers
  case viewController, tableViewController, collectionViewController, navigationController, tabBarController,
    splitViewController, pageViewController, hostingController, avPlayerViewController, glkViewController,
    viewControllerPlaceholder
  // Gesture recognizers
  case gestureRecognizer, tapGestureRecognizer, panGestureRecognizer, screenEdgePanGestureRecognizer,
    swipeGestureRecognizer, pinchGestureRecognizer, rotationGestureRecognizer, pongPressGestureRecognizer,
    hoverGestureRecognizer
  // Items of bars
  case navigationItem, barButtonItem, tabBarItem
  // Objects that exist before the file is loaded
  case placeholder, exit
  // Others
  case customObject, searchDisplayController
  // Layout guides
  case viewLayoutGuide, viewControllerLayoutGuide
  // Layouts of collections
  case collectionViewFlowLayout, collectionViewLayout
  // Parts of tables
  case tableViewSection
  // Menus
  case menu, command, keyCommand

  package enum Category: Sendable {
    case view, controller, gestureRecognizer, barItem, placeholder, guide, layout, section, menu, other
  }

  package var category: Category {
    switch self {
    case .view, .control, .label, .button, .textField, .scrollView, .textView, .tableView, .tableViewCell,
      .tableViewCellContentView, .tableViewHeaderFooterView, .collectionView, .collectionViewCell,
      .collectionViewCellContentView, .collectionReusableView, .imageView, .stackView, .switch, .slider, .stepper,
      .progressView, .activityIndicatorView, .pageControl, .segmentedControl, .datePicker, .pickerView, .colorWell,
      .refreshControl, .searchBar, .navigationBar, .toolbar, .tabBar, .visualEffectView, .containerView, .window,
      .webView, .wkWebView, .mapView, .glkView, .mtkView, .sceneKitView, .skView, .arscnView, .arskView, .pdfView,
      .lpLinkView:
      .view
    case .viewController, .tableViewController, .collectionViewController, .navigationController, .tabBarController,
      .splitViewController, .pageViewController, .hostingController, .avPlayerViewController, .glkViewController,
      .viewControllerPlaceholder:
      .controller
    case .gestureRecognizer, .tapGestureRecognizer, .panGestureRecognizer, .screenEdgePanGestureRecognizer,
      .swipeGestureRecognizer, .pinchGestureRecognizer, .rotationGestureRecognizer, .pongPressGestureRecognizer,
      .hoverGestureRecognizer:
      .gestureRecognizer
    case .navigationItem, .barButtonItem, .tabBarItem:
      .barItem
    case .placeholder, .exit:
      .placeholder
    case .customObject, .searchDisplayController:
      .other
    case .viewLayoutGuide, .viewControllerLayoutGuide:
      .guide
    case .collectionViewFlowLayout, .collectionViewLayout:
      .layout
    case .tableViewSection:
      .section
    case .menu, .command, .keyCommand:
      .menu
    }
  }

  /// The class of objects of this kind, or nil if UIKit has none: placeholders, sections, custom objects.
  package var className: String? { ElementSchema.of(rawValue)?.className }

  /// Returns the element names of all kinds of a category.
  static func names(of category: Category) -> Set<String> {
    Set(allCases.lazy.filter { $0.category == category }.map(\.rawValue))
  }

  static let names = Set(allCases.map(\.rawValue))
}
