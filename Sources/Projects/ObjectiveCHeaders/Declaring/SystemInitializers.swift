/// The initializers of system classes, for the initializers of their subclasses.
enum SystemInitializers {
  /// Returns the arguments that create an object without any values.
  static func arguments(of name: String) -> String {
    switch name {
    case "UITableViewCell": "style: .default, reuseIdentifier: nil"
    case "UITableViewHeaderFooterView": "reuseIdentifier: nil"
    case "UITableView": "frame: .zero, style: .plain"
    case "UICollectionView": "frame: .zero, collectionViewLayout: UICollectionViewFlowLayout()"
    case "UITableViewController": "style: .plain"
    case "UICollectionViewController": "collectionViewLayout: UICollectionViewFlowLayout()"
    case "UIPageViewController": "transitionStyle: .scroll, navigationOrientation: .horizontal, options: nil"
    case "UIPresentationController": "presentedViewController: UIViewController(), presenting: nil"
    case "UIStoryboardSegue": "identifier: nil, source: UIViewController(), destination: UIViewController()"
    case "UIColor": "white: 0, alpha: 0"
    case "NSAttributedString", "NSMutableAttributedString", "NSString", "NSMutableString": "string: \"\""
    case "NSNumber": "value: 0"
    case "NSURL": "fileURLWithPath: \"/\""
    case "NSError": "domain: \"\", code: 0"
    case "NSPredicate": "value: true"
    case let name where name.hasSuffix("GestureRecognizer"): "target: nil, action: nil"
    case let name where name.hasPrefix("UI") && name.hasSuffix("Controller"): "nibName: nil, bundle: nil"
    case let name where isView(name): "frame: .zero"
    default: ""
    }
  }

  /// Returns the initializers of a class by signature without types. A subclass that declares them overrides them.
  static func inherited(by name: String) -> Set<String> {
    switch name {
    case "UITableViewCell": ["init(style:reuseIdentifier:)", "init(coder:)", "init(frame:)"]
    case "UITableView": ["init(frame:style:)", "init(coder:)", "init(frame:)"]
    case "UICollectionView": ["init(frame:collectionViewLayout:)", "init(coder:)", "init(frame:)"]
    case "UITableViewController": ["init(style:)", "init(nibName:bundle:)", "init(coder:)"]
    case "UINavigationController":
      [
        "init(rootViewController:)", "init(nibName:bundle:)", "init(coder:)",
        "init(navigationBarClass:toolbarClass:)",
      ]
    case "UIImageView": ["init(frame:)", "init(image:)", "init(image:highlightedImage:)", "init(coder:)"]
    case let name where name.hasSuffix("GestureRecognizer"): ["init(target:action:)", "init(coder:)"]
    case let name where name.hasPrefix("UI") && name.hasSuffix("Controller"): ["init(nibName:bundle:)", "init(coder:)"]
    case let name where isView(name): ["init(frame:)", "init(coder:)"]
    default: ["init()", "init(coder:)"]
    }
  }

  /// Returns the initializers that a class with designated initializers redeclares.
  static func restated(of name: String) -> [String] {
    let coder = "public required init?(coder: NSCoder) { super.init(coder: coder) }"
    switch name {
    case "UITableViewCell":
      return [
        "public override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) "
          + "{ super.init(style: style, reuseIdentifier: reuseIdentifier) }", coder,
      ]
    case "UITableView", "UICollectionView", "UITableViewController", "UICollectionViewController",
      "UIPageViewController", "UIPresentationController", "UIStoryboardSegue":
      return []
    case let name where name.hasSuffix("GestureRecognizer"):
      return ["public override init(target: Any?, action: Selector?) { super.init(target: target, action: action) }"]
    case let name where name.hasPrefix("UI") && name.hasSuffix("Controller"):
      return [
        "public override init(nibName: String?, bundle: Bundle?) { super.init(nibName: nibName, bundle: bundle) }",
        coder,
      ]
    case let name where isView(name):
      return ["public override init(frame: CGRect) { super.init(frame: frame) }", coder]
    default: return ["public override init() { super.init() }"]
    }
  }

  /// Returns whether objects of the class are created and used on the main actor.
  static func isOnMainActor(_ name: String) -> Bool {
    name.hasPrefix("UI") && !["UIImage", "UIColor", "UIFont", "UIBezierPath"].contains(name)
  }

  private static func isView(_ name: String) -> Bool {
    name.hasPrefix("UI")
      && ([
        "View", "Label", "Button", "Control", "Field", "Bar", "Switch", "Slider", "Window", "Stepper", "Picker", "Cell",
      ]
      .contains { name.hasSuffix($0) })
  }
}
