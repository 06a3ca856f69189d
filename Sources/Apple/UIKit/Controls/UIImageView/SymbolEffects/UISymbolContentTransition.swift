import Foundation

/// The effect with which a symbol replaces another one, and its options.
///
/// - Source: developer.apple.com/documentation/uikit/uisymbolcontenttransition
public final class UISymbolContentTransition: NSObject, NSCopying, Sendable {
  /// The effect.
  public let contentTransition: any ContentTransitionSymbolEffect & SymbolEffect
  /// The options of the effect.
  public let options: SymbolEffectOptions

  /// Creates a transition.
  public init(
    _ contentTransition: any ContentTransitionSymbolEffect & SymbolEffect, options: SymbolEffectOptions = .default
  ) {
    (self.contentTransition, self.options) = (contentTransition, options)
    super.init()
  }

  public func copy(with zone: NSZone? = nil) -> Any { self }

  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UISymbolContentTransition else { return false }
    return contentTransition.configuration == other.contentTransition.configuration && options == other.options
  }

  public override var hash: Int {
    var hasher = Hasher()
    hasher.combine(contentTransition.configuration)
    hasher.combine(options)
    return hasher.finalize()
  }
}
