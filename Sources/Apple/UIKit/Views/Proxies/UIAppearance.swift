import Foundation

/// An object whose appearance an app can customize for all instances of a class.
///
/// Values that are set on the object that ``appearance()`` returns are set on each instance that is added to a window
/// later, unless they were set on the instance. The properties that Apple's headers mark as customizable are supported,
/// and some others that apps use. All other properties, including those of the app's classes, have no effect.
///
/// - Source: developer.apple.com/documentation/uikit/uiappearance
@preconcurrency @MainActor
public protocol UIAppearance: NSObjectProtocol {
  /// Returns the proxy for all instances of the class.
  static func appearance() -> Self

  /// Returns the proxy for instances inside containers. The list begins with the class of the innermost container.
  static func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> Self

  /// Returns the proxy for instances in an environment with given traits.
  static func appearance(for trait: UITraitCollection) -> Self

  /// Returns the proxy for instances inside containers, in an environment with given traits.
  static func appearance(
    for trait: UITraitCollection, whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self
}

/// A container that can be named in `appearance(whenContainedInInstancesOf:)`.
///
/// - Source: developer.apple.com/documentation/uikit/uiappearancecontainer
@preconcurrency @MainActor
public protocol UIAppearanceContainer: NSObjectProtocol {}

extension UIView: UIAppearanceContainer {}

extension UIViewController: UIAppearanceContainer {}
