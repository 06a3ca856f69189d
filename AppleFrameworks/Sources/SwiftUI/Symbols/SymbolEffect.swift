/// An effect of a symbol.
///
/// - Source: developer.apple.com/documentation/symbols/symboleffect
public protocol SymbolEffect: Sendable {}

/// An effect that plays once when a value changes.
///
/// - Source: developer.apple.com/documentation/symbols/discretesymboleffect
public protocol DiscreteSymbolEffect {}

/// An effect that plays while it is active.
///
/// - Source: developer.apple.com/documentation/symbols/indefinitesymboleffect
public protocol IndefiniteSymbolEffect {}

/// An effect that animates the replacement of a symbol.
///
/// - Source: developer.apple.com/documentation/symbols/contenttransitionsymboleffect
public protocol ContentTransitionSymbolEffect {}

/// The repetition and speed of an effect.
///
/// - Source: developer.apple.com/documentation/symbols/symboleffectoptions
public struct SymbolEffectOptions: Equatable, Sendable {
  var factor: Double = 1
  var count: Int? = 1

  /// The default options of the effect.
  public static let `default` = SymbolEffectOptions()
  /// The options for endless repetition.
  public static let repeating = SymbolEffectOptions(factor: 1, count: nil)
  /// The options for playing the effect once.
  public static let nonRepeating = SymbolEffectOptions()
  /// Returns options with another speed. A speed of 2 is twice as fast.
  public static func speed(_ speed: Double) -> SymbolEffectOptions { SymbolEffectOptions(factor: max(0.01, speed)) }
  /// Returns options with a number of repetitions; `nil` repeats the effect endlessly.
  public static func `repeat`(_ count: Int?) -> SymbolEffectOptions { SymbolEffectOptions(factor: 1, count: count) }

  /// Returns the options with another speed.
  public func speed(_ speed: Double) -> SymbolEffectOptions {
    SymbolEffectOptions(factor: max(0.01, speed), count: count)
  }

  /// The options with endless repetition.
  public var repeating: SymbolEffectOptions { SymbolEffectOptions(factor: factor, count: nil) }
}

/// The appearance of a symbol during an effect. It applies to the entire symbol instead of its layers.
struct SymbolLook: Equatable {
  var scale: Double = 1
  var degrees: Double = 0
  var opacity: Double = 1
}

/// An effect of this framework.
protocol BuiltInSymbolEffect: SymbolEffect {
  /// The sequence of appearances through which the symbol passes before it returns to its own.
  var looks: [SymbolLook] { get }
  /// The appearance while the effect is active; `nil` for a moving effect.
  var resting: SymbolLook? { get }
}

extension BuiltInSymbolEffect {
  var resting: SymbolLook? { nil }
}
