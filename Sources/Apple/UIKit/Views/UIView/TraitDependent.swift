/// A view of UIKit's own whose content depends on traits.
@MainActor
protocol TraitDependent {
  /// The traits have changed; called before the app's own callbacks.
  func adoptTraits(changedFrom previous: UITraitCollection)
}
