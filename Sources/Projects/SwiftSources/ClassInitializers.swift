/// The initializers of Apple's classes that a class in a variable can be created with, as `ClassInstance.make` does.
package enum ClassInitializers {
  /// The class that declares each initializer, by the labels.
  package static let bases: [[String]: String] = [
    []: "NSObject", ["frame"]: "UIView", ["nibName", "bundle"]: "UIViewController",
    ["rootViewController"]: "UINavigationController", ["style", "reuseIdentifier"]: "UITableViewCell",
    ["reuseIdentifier"]: "UITableViewHeaderFooterView", ["target", "action"]: "UIGestureRecognizer",
    ["identifier", "source", "destination"]: "UIStoryboardSegue",
  ]
}
