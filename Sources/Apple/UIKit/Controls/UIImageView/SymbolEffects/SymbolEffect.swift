// Apple declares these types in the module Symbols, which UIKit and SwiftUI reexport.

/// An effect on a symbol.
///
/// - Source: developer.apple.com/documentation/symbols/symboleffect
public protocol SymbolEffect: Sendable {
  var configuration: SymbolEffectConfiguration { get }
}

/// The parameters of an effect, which the views that display it evaluate.
///
/// - Source: developer.apple.com/documentation/symbols/symboleffectconfiguration
public struct SymbolEffectConfiguration: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case appear, automatic, bounce, breathe, disappear, pulse, replace, rotate, scale, variableColor, wiggle
  }

  enum Direction: Hashable, Sendable {
    case none, up, down, left, right, forward, backward, clockwise, counterClockwise
  }

  var kind: Kind
  var direction = Direction.none
  var isCumulative = true
  var reverses = false
  var isByLayer = false
}

/// An effect that lasts until it is removed.
///
/// - Source: developer.apple.com/documentation/symbols/indefinitesymboleffect
public protocol IndefiniteSymbolEffect: SymbolEffect {}

/// An effect of limited duration.
///
/// - Source: developer.apple.com/documentation/symbols/discretesymboleffect
public protocol DiscreteSymbolEffect: SymbolEffect {}

/// An effect that makes a symbol appear or disappear.
///
/// - Source: developer.apple.com/documentation/symbols/transitionsymboleffect
public protocol TransitionSymbolEffect: SymbolEffect {}

/// An effect that replaces one symbol by another.
///
/// - Source: developer.apple.com/documentation/symbols/contenttransitionsymboleffect
public protocol ContentTransitionSymbolEffect: SymbolEffect {}

/// The repetition and speed of an effect.
///
/// - Source: developer.apple.com/documentation/symbols/symboleffectoptions
public struct SymbolEffectOptions: Hashable, Sendable {
  enum Repetition: Hashable, Sendable {
    case standard, never, forever
    case times(Int)
  }

  var repetition = Repetition.standard
  var speedFactor = 1.0

  init() {}

  /// The default options of the effect.
  public static var `default`: SymbolEffectOptions { SymbolEffectOptions() }
  /// Endless repetition.
  public static var repeating: SymbolEffectOptions { SymbolEffectOptions().repeating }
  /// No repetition.
  public static var nonRepeating: SymbolEffectOptions { SymbolEffectOptions().nonRepeating }
  public static func `repeat`(_ count: Int?) -> SymbolEffectOptions { SymbolEffectOptions().repeat(count) }
  /// Returns options with a speed. Values above 1 are faster, and values below 1 are slower.
  public static func speed(_ speed: Double) -> SymbolEffectOptions { SymbolEffectOptions().speed(speed) }

  public var repeating: SymbolEffectOptions { with(.forever) }
  public var nonRepeating: SymbolEffectOptions { with(.never) }
  public func `repeat`(_ count: Int?) -> SymbolEffectOptions { with(count.map { .times($0) } ?? .forever) }

  public func speed(_ speed: Double) -> SymbolEffectOptions {
    var result = self
    result.speedFactor = speed
    return result
  }

  private func with(_ repetition: Repetition) -> SymbolEffectOptions {
    var result = self
    result.repetition = repetition
    return result
  }
}
