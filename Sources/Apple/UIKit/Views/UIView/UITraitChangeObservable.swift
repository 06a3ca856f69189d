import Foundation

/// What tells when its traits change: views, view controllers and the like.
///
/// - Source: developer.apple.com/documentation/uikit/uitraitchangeobservable-67e94
@preconcurrency @MainActor
public protocol UITraitChangeObservable {
  /// Called with the object whose traits changed and its traits from before.
  typealias TraitChangeHandler<TraitEnvironment> = (TraitEnvironment, UITraitCollection) -> Void

  /// Calls `handler` when at least one of `traits` changed, once for all of them.
  @discardableResult
  func registerForTraitChanges<TraitEnvironment: UITraitEnvironment>(
    _ traits: [UITrait], handler: @escaping TraitChangeHandler<TraitEnvironment>
  ) -> any UITraitChangeRegistration

  /// Sends `action` to the object itself when at least one of `traits` changed, once for all of them.
  ///
  /// - Parameter action: a method without arguments, with the object, or with the object and its traits from before.
  @discardableResult
  func registerForTraitChanges(_ traits: [UITrait], action: Selector) -> any UITraitChangeRegistration

  /// Sends `action` to a target, which is not retained, when at least one of `traits` changed.
  ///
  /// - Parameter action: a method without arguments, with the object, or with the object and its traits from before.
  @discardableResult
  func registerForTraitChanges(
    _ traits: [UITrait], target: Any, action: Selector
  ) -> any UITraitChangeRegistration

  /// Ends a registration. Nothing happens when it was made elsewhere or has ended.
  func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration)
}

/// What registering for trait changes returns: hand it back to stop being told.
///
/// A registration ends by itself with the object that it was made on.
///
/// - Source: developer.apple.com/documentation/uikit/uitraitchangeregistration
@preconcurrency @MainActor
public protocol UITraitChangeRegistration: NSObjectProtocol {}
