import Foundation

// Effects on the symbol of a bar button.

extension UIBarButtonItem {
  /// Adds a lasting effect to the displayed symbol, now and whenever a bar displays it again.
  ///
  /// - Source: developer.apple.com/documentation/uikit/uibarbuttonitem/addsymboleffect(_:options:animated:)-3iew0
  public final func addSymbolEffect(
    _ effect: some IndefiniteSymbolEffect & SymbolEffect, options: SymbolEffectOptions = .default,
    animated: Bool = true
  ) {
    keep(effect.configuration) { $0.addSymbolEffect(effect, options: options, animated: animated) }
  }

  /// Adds an effect that ends by itself to the displayed symbol.
  public final func addSymbolEffect(
    _ effect: some DiscreteSymbolEffect & SymbolEffect, options: SymbolEffectOptions = .default,
    animated: Bool = true
  ) {
    symbolView?.addSymbolEffect(effect, options: options, animated: animated)
  }

  /// Adds an effect to the displayed symbol, which ends by itself unless the options repeat it.
  public final func addSymbolEffect(
    _ effect: some DiscreteSymbolEffect & IndefiniteSymbolEffect & SymbolEffect,
    options: SymbolEffectOptions = .default, animated: Bool = true
  ) {
    guard !effect.configuration.endsByItself else {
      symbolView?.addSymbolEffect(effect, options: options, animated: animated)
      return
    }
    keep(effect.configuration) { $0.addSymbolEffect(effect, options: options, animated: animated) }
  }

  /// Removes an effect of a kind.
  ///
  /// - Source: developer.apple.com/documentation/uikit/uibarbuttonitem/removesymboleffect(oftype:options:animated:)
  public final func removeSymbolEffect(
    ofType effect: some IndefiniteSymbolEffect & SymbolEffect, options: SymbolEffectOptions = .default,
    animated: Bool = true
  ) {
    symbolEffects.removeAll { $0.key == effect.configuration.key }
    symbolView?.removeSymbolEffect(ofType: effect, options: options, animated: animated)
  }

  /// Removes all effects.
  ///
  /// - Source: developer.apple.com/documentation/uikit/uibarbuttonitem/removeallsymboleffects(options:animated:)
  public final func removeAllSymbolEffects(options: SymbolEffectOptions = .default, animated: Bool = true) {
    symbolEffects = []
    symbolView?.removeAllSymbolEffects(options: options, animated: animated)
  }

  /// Replaces the symbol with another one, with a transition.
  ///
  /// - Source: developer.apple.com/documentation/uikit/uibarbuttonitem/setsymbolimage(_:contenttransition:options:)
  public final func setSymbolImage(
    _ image: UIImage, contentTransition: some ContentTransitionSymbolEffect & SymbolEffect,
    options: SymbolEffectOptions = .default
  ) {
    symbolView?.setSymbolImage(image, contentTransition: contentTransition, options: options)
    self.image = image
  }

  private func keep(_ configuration: SymbolEffectConfiguration, _ add: @escaping @MainActor (UIImageView) -> Void) {
    symbolEffects.removeAll { $0.key == configuration.key }
    symbolEffects.append((configuration.key, add))
    if let symbolView { add(symbolView) }
  }

  /// The view that displays the symbol.
  private var symbolView: UIImageView? { (viewInBar as? BarButton)?.symbolView }
}
