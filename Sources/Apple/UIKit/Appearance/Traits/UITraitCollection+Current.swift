import Foundation

extension UITraitCollection {
  /// The traits under which dynamic colors, fonts and images are resolved when nobody names any.
  ///
  /// UIKit sets it around the methods in which views and controllers lay out and draw, for their thread. Elsewhere it is what
  /// was set here, for all of the app, and else that of the screen: before there is one, of a phone in portrait.
  ///
  /// - Source: developer.apple.com/documentation/uikit/uitraitcollection/current
  public class var current: UITraitCollection {
    get {
      let state = ThreadState.current
      if let traits = state.traits { return unsafeDowncast(traits, to: UITraitCollection.self) }
      // Other threads have no part in what the main one was told.
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

  /// Runs `actions` with this collection as the current one, and restores the current one afterwards.
  public func performAsCurrent(_ actions: () -> Void) { asCurrent(actions) }

  /// `performAsCurrent` for work that returns something or throws.
  package func asCurrent<Result, Failure: Error>(
    _ work: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let state = ThreadState.current
    let previous = state.traits
    state.traits = self
    defer { state.traits = previous }
    return try work()
  }

  /// The traits of a phone in portrait as it comes from the shop: what holds until a host makes a screen.
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
  /// The traits that hold outside any view: those of the screen, or what the app has set; nil before there is either.
  final var outerTraits: UITraitCollection? {
    get { self[UITraitCollection.self] }
    set { self[UITraitCollection.self] = newValue }
  }
}
