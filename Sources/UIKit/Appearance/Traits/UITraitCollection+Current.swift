import Foundation

extension UITraitCollection {
  private static let currentSlot = ThreadSlot<UITraitCollection>()

  /// The traits under which dynamic colours, fonts and images are resolved when nobody names any.
  ///
  /// Each thread has its own. UIKit sets it around the methods in which views and controllers lay out and draw; before
  /// anything is set it is that of a phone in portrait.
  ///
  /// - Source: developer.apple.com/documentation/uikit/uitraitcollection/current
  public class var current: UITraitCollection {
    get { currentSlot.value ?? fallback }
    set { currentSlot.value = newValue }
  }

  /// Runs `actions` with this collection as the current one, and restores the current one afterwards.
  public func performAsCurrent(_ actions: () -> Void) { asCurrent(actions) }

  /// `performAsCurrent` for work that returns something or throws.
  package func asCurrent<Result, Failure: Error>(
    _ work: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let previous = UITraitCollection.currentSlot.value
    UITraitCollection.currentSlot.value = self
    defer { UITraitCollection.currentSlot.value = previous }
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
