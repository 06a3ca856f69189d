/// Guesses the superclass of a missing class from its name and from the overrides in its subclasses.
enum SuperclassGuess {
  static func superclass(named name: String, overrides: Set<String>) -> String? {
    for (members, superclass) in byOverrides where !members.isDisjoint(with: overrides) {
      // The name may be more specific.
      if let named = byName(name), family(of: named) == superclass { return named }
      return superclass
    }
    return byName(name)
  }

  /// Overrides that only subclasses of a class have, the most specific first.
  private static let byOverrides: [(members: Set<String>, superclass: String)] = [
    (["init(style:reuseIdentifier:)", "setHighlighted(_:animated:)", "willTransition(to:)"], "UITableViewCell"),
    (["preferredLayoutAttributesFitting(_:)", "apply(_:)"], "UICollectionViewCell"),
    (["layoutAttributesForElements(in:)", "layoutAttributesForItem(at:)"], "UICollectionViewLayout"),
    (
      [
        "viewDidLoad()", "viewWillAppear(_:)", "viewDidAppear(_:)", "viewWillDisappear(_:)", "viewDidDisappear(_:)",
        "loadView()", "viewDidLayoutSubviews()", "viewWillLayoutSubviews()", "init(nibName:bundle:)",
        "preferredStatusBarStyle", "prefersStatusBarHidden",
      ], "UIViewController"
    ),
    (
      [
        "init(frame:)", "layoutSubviews()", "draw(_:)", "intrinsicContentSize", "didMoveToSuperview()",
        "didMoveToWindow()", "awakeFromNib()", "layoutMarginsDidChange()", "sizeThatFits(_:)", "updateConstraints()",
      ], "UIView"
    ),
  ]

  /// The suffixes of names, the longest first.
  private static let suffixes: [(suffix: String, superclass: String)] = [
    ("CollectionViewController", "UICollectionViewController"), ("TableViewController", "UITableViewController"),
    ("NavigationController", "UINavigationController"), ("TabBarController", "UITabBarController"),
    ("PageViewController", "UIPageViewController"), ("AlertController", "UIAlertController"),
    ("ViewController", "UIViewController"), ("CollectionViewFlowLayout", "UICollectionViewFlowLayout"),
    ("CollectionViewLayout", "UICollectionViewLayout"), ("CollectionViewCell", "UICollectionViewCell"),
    ("TableViewCell", "UITableViewCell"), ("CollectionReusableView", "UICollectionReusableView"),
    ("CollectionView", "UICollectionView"), ("TableView", "UITableView"), ("ScrollView", "UIScrollView"),
    ("StackView", "UIStackView"), ("ImageView", "UIImageView"), ("TextField", "UITextField"),
    ("TextView", "UITextView"), ("SegmentedControl", "UISegmentedControl"), ("PageControl", "UIControl"),
    ("NavigationBar", "UINavigationBar"), ("TabBarItem", "UITabBarItem"), ("TabBar", "UITabBar"),
    ("SearchBar", "UISearchBar"), ("BarButtonItem", "UIBarButtonItem"), ("ToolBar", "UIView"), ("Toolbar", "UIView"),
    ("GestureRecognizer", "UIGestureRecognizer"), ("PickerView", "UIView"), ("ProgressView", "UIView"),
    ("IndicatorView", "UIView"), ("Label", "UILabel"), ("Button", "UIButton"), ("Switch", "UIControl"),
    ("Slider", "UIControl"), ("Control", "UIControl"), ("HUD", "UIView"), ("Spinner", "UIView"), ("View", "UIView"),
  ]

  private static func byName(_ name: String) -> String? {
    suffixes.first { name.hasSuffix($0.suffix) && !name.hasPrefix("SwiftUI") }?.superclass
  }

  /// Returns whether a guessed class derives from another one.
  static func isSubclass(_ name: String, of superclass: String?) -> Bool {
    superclass == nil || name == superclass || family(of: name) == superclass
  }

  /// Returns the class to which additions to views and controllers are added, so that they apply to all of the kind.
  static func family(of name: String) -> String? {
    guard let superclass = name.hasPrefix("UI") ? byName(String(name.dropFirst(2))) ?? byName(name) : byName(name)
    else {
      return nil
    }
    if superclass.hasSuffix("Controller") { return "UIViewController" }
    return [
      "UITabBarItem", "UIBarButtonItem", "UIGestureRecognizer", "UICollectionViewLayout", "UICollectionViewFlowLayout",
    ]
    .contains(superclass) ? superclass : "UIView"
  }
}
