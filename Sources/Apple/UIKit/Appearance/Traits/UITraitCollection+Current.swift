import Foundation

extension UITraitCollection {
  /// The traits with which dynamic colors, fonts and images are resolved by default.
  ///
  /// UIKit sets it on the current thread for the methods in which views and controllers run layout and drawing.
  /// Elsewhere, it is the value that was set here for the whole app, or else that of the screen; before there is one,
  /// that of a phone in portrait.
  ///
  /// - Source: developer.apple.com/documentation/uikit/uitraitcollection/current
  public class var current: UITraitCollection {
    get {
      let state = ThreadState.current
      if let traits = state.traits { return unsafeDowncast(traits, to: UITraitCollection.self) }
      // The value that was set on the main thread doesn't apply to other threads.
      guard state.host != nil || MainQueue.isCurrent else { return fallback }
      return UserInterface.current.outerTraits ?? fallback
    }
    set {
      let state = ThreadState.current
      if state.traits == nil, MainQueue.isCurrent {
        UserInterface.current.outerTraits = newValue
      } else {
        state.traits = newValue
      }
    }
  }

  /// Calls `actions` with this collection as the current one, and restores the previous one afterwards.
  public func performAsCurrent(_ actions: () -> Void) { asCurrent(actions) }

  /// Calls a closure with this collection as the current one, with a result or an error.
  package func asCurrent<Result, Failure: Error>(
    _ work: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let state = ThreadState.current
    let previous = state.traits
    state.traits = self
    defer { state.traits = previous }
    return try work()
  }

  /// The default traits of a phone in portrait, used until a host creates a screen.
  package static let fallback: UITraitCollection = {
    var values = TraitValues()
    values.userInterfaceIdiom = .phone
    values.userInterfaceStyle = .light
    values.userInterfaceLevel = .base
    values.accessibilityContrast = .normal
    values.displayGamut = .P3
    values.displayScale = 3
    values.horizontalSizeClass = .compact
    values.verticalSizeClass = .regular
    values.layoutDirection = .leftToRight
    values.preferredContentSizeCategory = .large
    values.legibilityWeight = .regular
    values.activeAppearance = .active
    values.forceTouchCapability = .unavailable
    values.imageDynamicRange = .standard
    return UITraitCollection(values: values)
  }()
}

extension UserInterface {
  /// The traits outside of views: those of the screen or the ones that the app set; `nil` before there are any.
  final var outerTraits: UITraitCollection? {
    get { self[UITraitCollection.self] }
    set { self[UITraitCollection.self] = newValue }
  }
}
