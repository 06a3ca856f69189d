import Foundation
import InterfaceBuilder

/// The classes of the objects in a file.
@MainActor
package enum NibClasses {
  /// Returns the class of a view's element.
  static func viewClass(of description: Object, reportingTo nib: NibInstantiation) -> UIView.Type {
    guard let kind = description.kind else {
      nib.report(.unavailable(class: description.element.name), at: description)
      return UIView.self
    }
    if let known = views[kind] ?? viewOfOtherModule(kind) { return known }
    nib.report(.unavailable(class: kind.className ?? description.element.name), at: description)
    return UIView.self
  }

  /// Returns the class of a view in a module above this one; `nil` if the program doesn't link it.
  private static func viewOfOtherModule(_ kind: ObjectKind) -> UIView.Type? {
    switch kind {
    case .wkWebView: NSClassFromString("WebKit.WKWebView") as? UIView.Type
    case .mapView: NSClassFromString("MapKit.MKMapView") as? UIView.Type
    default: nil
    }
  }

  private static let views: [ObjectKind: UIView.Type] = [
    .view: UIView.self, .containerView: UIView.self, .control: UIControl.self, .label: UILabel.self,
    .button: UIButton.self, .textField: UITextField.self, .scrollView: UIScrollView.self, .textView: UITextView.self,
    .imageView: UIImageView.self, .stackView: UIStackView.self, .switch: UISwitch.self, .slider: UISlider.self,
    .stepper: UIStepper.self, .progressView: UIProgressView.self,
    .activityIndicatorView: UIActivityIndicatorView.self, .pageControl: UIPageControl.self,
    .segmentedControl: UISegmentedControl.self, .datePicker: UIDatePicker.self, .pickerView: UIPickerView.self,
    .colorWell: UIColorWell.self, .refreshControl: UIRefreshControl.self, .searchBar: UISearchBar.self,
    .navigationBar: UINavigationBar.self, .toolbar: UIToolbar.self, .tabBar: UITabBar.self,
    .visualEffectView: UIVisualEffectView.self, .window: UIWindow.self, .tableView: UITableView.self,
    .tableViewCell: UITableViewCell.self, .tableViewHeaderFooterView: UITableViewHeaderFooterView.self,
    .tableViewCellContentView: UIView.self, .collectionView: UICollectionView.self,
    .collectionViewCell: UICollectionViewCell.self, .collectionReusableView: UICollectionReusableView.self,
    .collectionViewCellContentView: UIView.self,
  ]

  /// Returns the class of a controller's element; `nil` for a placeholder of one in another storyboard.
  static func controllerClass(of description: Object, reportingTo nib: NibInstantiation) -> UIViewController.Type? {
    guard let kind = description.kind, kind != .viewControllerPlaceholder else { return nil }
    if let known = controllers[kind] { return known }
    nib.report(.unavailable(class: kind.className ?? description.element.name), at: description)
    return UIViewController.self
  }

  private static let controllers: [ObjectKind: UIViewController.Type] = [
    .viewController: UIViewController.self, .tableViewController: UITableViewController.self,
    .navigationController: UINavigationController.self, .tabBarController: UITabBarController.self,
    .collectionViewController: UICollectionViewController.self, .splitViewController: UISplitViewController.self,
    .pageViewController: UIPageViewController.self,
  ]

  /// Returns whether the class of an element's kind is available.
  package static func isThere(_ kind: ObjectKind) -> Bool {
    switch kind.category {
    case .view: views[kind] != nil || viewOfOtherModule(kind) != nil
    case .controller: controllers[kind] != nil || kind == .viewControllerPlaceholder
    case .other: kind == .customObject
    case .barItem, .guide, .gestureRecognizer, .menu, .layout, .placeholder, .section: true
    }
  }

  /// Returns the custom class of an object; `base` if there is none, or if the program has none of that name that
  /// inherits from `base`.
  static func custom<Base: NSObject>(
    _ description: Object, under base: Base.Type, reportingTo nib: NibInstantiation
  ) -> Base.Type {
    guard let custom = nib.customClass(of: description) else { return base }
    guard let found = find(custom) else {
      nib.report(.unknownClass(name: custom.name, module: custom.module, base: "\(base)"), at: description)
      return base
    }
    guard let fitting = found as? Base.Type else {
      nib.report(.wrongClass(name: custom.name, base: "\(base)"), at: description)
      return base
    }
    return fitting
  }

  /// Returns a class by the name that the Objective-C runtime would use: one that was registered, or a Swift class by
  /// its module and name.
  static func find(_ custom: CustomClass) -> AnyClass? {
    if let registered = MemberTables.registeredClass(custom.name, module: custom.module) { return registered }
    guard let module = custom.module else {
      return custom.isOfTarget ? MemberTables.classOfTarget(custom.name) : ownClass(custom)
    }
    // The file contains the module name of the target in which it was edited. A configuration may use another name for
    // the product.
    return NSClassFromString("\(module).\(custom.name)")
      ?? (custom.isOfTarget ? MemberTables.classOfTarget(custom.name) : nil)
  }

  /// Returns a UIKit class that a file specifies for an object of another kind, such as `UITextView` for a plain view.
  static func ownClass(_ custom: CustomClass) -> AnyClass? {
    custom.module == nil && !custom.isOfTarget && custom.name.hasPrefix("UI")
      ? NSClassFromString("UIKit.\(custom.name)") : nil
  }

  /// Returns a class by the name that `NSStringFromClass` returns and that files such as Info.plist contain: with its
  /// module, or without if it was registered so.
  static func named(_ name: String) -> AnyClass? {
    let parts = name.split(separator: ".", maxSplits: 1).map(String.init)
    let module = parts.count == 2 ? parts[0] : nil
    return MemberTables.registeredClass(parts.last ?? name, module: module) ?? NSClassFromString(name)
  }
}
