import Foundation

/// Something whose looks an app can set for all instances of a class at once.
///
/// What is set on the object that ``appearance()`` returns is set on each instance that enters a window later, unless
/// it was set on the instance itself. Properties that Apple's headers mark for it work, and some more that apps use;
/// others, and those of the app's own classes, have no effect.
///
/// - Source: developer.apple.com/documentation/uikit/uiappearance
@preconcurrency @MainActor
public protocol UIAppearance: NSObjectProtocol {
  /// Stands for all instances of the class.
  static func appearance() -> Self

  /// Stands for the instances inside containers: the innermost container's class first.
  static func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> Self

  /// Stands for the instances in surroundings with given traits.
  static func appearance(for trait: UITraitCollection) -> Self

  /// Stands for the instances inside containers, in surroundings with given traits.
  static func appearance(
    for trait: UITraitCollection, whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self
}

/// Something that can be named in `appearance(whenContainedInInstancesOf:)`.
///
/// - Source: developer.apple.com/documentation/uikit/uiappearancecontainer
@preconcurrency @MainActor
public protocol UIAppearanceContainer: NSObjectProtocol {}

extension UIView: UIAppearanceContainer {}

extension UIViewController: UIAppearanceContainer {}
