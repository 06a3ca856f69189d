/// An effect of a symbol.
///
/// - Source: developer.apple.com/documentation/symbols/symboleffect
public protocol SymbolEffect: Sendable {}

/// An effect that happens once, when a value changes.
///
/// - Source: developer.apple.com/documentation/symbols/discretesymboleffect
public protocol DiscreteSymbolEffect {}

/// An effect that goes on while it is active.
///
/// - Source: developer.apple.com/documentation/symbols/indefinitesymboleffect
public protocol IndefiniteSymbolEffect {}

/// An effect with which one symbol replaces another one.
///
/// - Source: developer.apple.com/documentation/symbols/contenttransitionsymboleffect
public protocol ContentTransitionSymbolEffect {}

/// The repetition and speed of an effect.
///
/// - Source: developer.apple.com/documentation/symbols/symboleffectoptions
public struct SymbolEffectOptions: Equatable, Sendable {
  var factor: Double = 1
  var count: Int? = 1

  /// The effect's own.
  public static let `default` = SymbolEffectOptions()
  /// Repeated without end.
  public static let repeating = SymbolEffectOptions(factor: 1, count: nil)
  /// Once.
  public static let nonRepeating = SymbolEffectOptions()
  /// At another speed: 2 is twice as fast.
  public static func speed(_ speed: Double) -> SymbolEffectOptions { SymbolEffectOptions(factor: max(0.01, speed)) }
  /// Repeated some times; `nil` is without end.
  public static func `repeat`(_ count: Int?) -> SymbolEffectOptions { SymbolEffectOptions(factor: 1, count: count) }

  /// Returns the options at another speed.
  public func speed(_ speed: Double) -> SymbolEffectOptions {
    SymbolEffectOptions(factor: max(0.01, speed), count: count)
  }

  /// Returns the options, repeated without end.
  public var repeating: SymbolEffectOptions { SymbolEffectOptions(factor: factor, count: nil) }
}

/// The appearance of a symbol during an effect. The whole symbol changes, and not its layers.
struct SymbolLook: Equatable {
  var scale: Double = 1
  var degrees: Double = 0
  var opacity: Double = 1
}

/// An effect of this framework.
protocol BuiltInSymbolEffect: SymbolEffect {
  /// The looks through which a symbol goes, and from which it returns to its own.
  var looks: [SymbolLook] { get }
  /// The look while the effect is active; `nil` for one that moves.
  var resting: SymbolLook? { get }
}

extension BuiltInSymbolEffect {
  var resting: SymbolLook? { nil }
}
