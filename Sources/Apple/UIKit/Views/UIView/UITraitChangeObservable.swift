import Foundation

/// An object that notifies of changes of its traits, such as a view or a view controller.
///
/// - Source: developer.apple.com/documentation/uikit/uitraitchangeobservable-67e94
@preconcurrency @MainActor
public protocol UITraitChangeObservable {
  /// A closure that gets the object whose traits changed and its previous traits.
  typealias TraitChangeHandler<TraitEnvironment> = (TraitEnvironment, UITraitCollection) -> Void

  /// Registers a handler, which is called once when at least one of `traits` changes.
  @discardableResult
  func registerForTraitChanges<TraitEnvironment: UITraitEnvironment>(
    _ traits: [UITrait], handler: @escaping TraitChangeHandler<TraitEnvironment>
  ) -> any UITraitChangeRegistration

  /// Registers an action, which is sent to the object itself once when at least one of `traits` changes.
  ///
  /// - Parameter action: A method without arguments, with the object, or with the object and its previous traits.
  @discardableResult
  func registerForTraitChanges(_ traits: [UITrait], action: Selector) -> any UITraitChangeRegistration

  /// Registers an action, which is sent to a target when at least one of `traits` changes. The target isn't retained.
  ///
  /// - Parameter action: A method without arguments, with the object, or with the object and its previous traits.
  @discardableResult
  func registerForTraitChanges(
    _ traits: [UITrait], target: Any, action: Selector
  ) -> any UITraitChangeRegistration

  /// Ends a registration. Has no effect when it was made on another object or has already ended.
  func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration)
}

/// A registration for trait changes, which can be passed back to end it.
///
/// A registration also ends with the object that it was made on.
///
/// - Source: developer.apple.com/documentation/uikit/uitraitchangeregistration
@preconcurrency @MainActor
public protocol UITraitChangeRegistration: NSObjectProtocol {}
