// Effects whose parts, such as directions and layers, are not told apart: the whole symbol changes.

/// The symbol grows and shrinks once.
///
/// - Source: developer.apple.com/documentation/symbols/bouncesymboleffect
public struct BounceSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect, BuiltInSymbolEffect {
  var isDown = false
  /// The symbol grows first.
  public var up: BounceSymbolEffect { BounceSymbolEffect() }
  /// The symbol shrinks first.
  public var down: BounceSymbolEffect { BounceSymbolEffect(isDown: true) }
  /// The layers bounce one after another.
  public var byLayer: BounceSymbolEffect { self }
  /// The symbol bounces as a whole.
  public var wholeSymbol: BounceSymbolEffect { self }
  var looks: [SymbolLook] { [SymbolLook(scale: isDown ? 0.8 : 1.2)] }
}

extension SymbolEffect where Self == BounceSymbolEffect {
  /// The symbol grows and shrinks once.
  public static var bounce: BounceSymbolEffect { BounceSymbolEffect() }
}

/// The symbol fades and comes back.
///
/// - Source: developer.apple.com/documentation/symbols/pulsesymboleffect
public struct PulseSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect, BuiltInSymbolEffect {
  /// The layers fade one after another.
  public var byLayer: PulseSymbolEffect { self }
  /// The symbol fades as a whole.
  public var wholeSymbol: PulseSymbolEffect { self }
  var looks: [SymbolLook] { [SymbolLook(opacity: 0.4)] }
}

extension SymbolEffect where Self == PulseSymbolEffect {
  /// The symbol fades and comes back.
  public static var pulse: PulseSymbolEffect { PulseSymbolEffect() }
}

/// The layers of the symbol fade one after another. The whole symbol fades here.
///
/// - Source: developer.apple.com/documentation/symbols/variablecolorsymboleffect
public struct VariableColorSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect, BuiltInSymbolEffect {
  /// One layer at a time.
  public var iterative: VariableColorSymbolEffect { self }
  /// More and more layers.
  public var cumulative: VariableColorSymbolEffect { self }
  /// Back and forth.
  public var reversing: VariableColorSymbolEffect { self }
  /// In one direction.
  public var nonReversing: VariableColorSymbolEffect { self }
  /// Inactive layers are hidden.
  public var hideInactiveLayers: VariableColorSymbolEffect { self }
  /// Inactive layers are dim.
  public var dimInactiveLayers: VariableColorSymbolEffect { self }
  var looks: [SymbolLook] { [SymbolLook(opacity: 0.5)] }
}

extension SymbolEffect where Self == VariableColorSymbolEffect {
  /// The layers of the symbol fade one after another.
  public static var variableColor: VariableColorSymbolEffect { VariableColorSymbolEffect() }
}

/// The symbol is larger or smaller.
///
/// - Source: developer.apple.com/documentation/symbols/scalesymboleffect
public struct ScaleSymbolEffect: IndefiniteSymbolEffect, BuiltInSymbolEffect {
  var isDown = false
  /// Larger.
  public var up: ScaleSymbolEffect { ScaleSymbolEffect() }
  /// Smaller.
  public var down: ScaleSymbolEffect { ScaleSymbolEffect(isDown: true) }
  /// The layers change one after another.
  public var byLayer: ScaleSymbolEffect { self }
  /// The symbol changes as a whole.
  public var wholeSymbol: ScaleSymbolEffect { self }
  var looks: [SymbolLook] { [] }
  var resting: SymbolLook? { SymbolLook(scale: isDown ? 0.85 : 1.15) }
}

extension SymbolEffect where Self == ScaleSymbolEffect {
  /// The symbol is larger or smaller.
  public static var scale: ScaleSymbolEffect { ScaleSymbolEffect() }
}

/// The symbol is hidden.
///
/// - Source: developer.apple.com/documentation/symbols/disappearsymboleffect
public struct DisappearSymbolEffect: IndefiniteSymbolEffect, BuiltInSymbolEffect {
  /// It moves up.
  public var up: DisappearSymbolEffect { self }
  /// It moves down.
  public var down: DisappearSymbolEffect { self }
  var looks: [SymbolLook] { [] }
  var resting: SymbolLook? { SymbolLook(scale: 0.5, opacity: 0) }
}

extension SymbolEffect where Self == DisappearSymbolEffect {
  /// The symbol is hidden.
  public static var disappear: DisappearSymbolEffect { DisappearSymbolEffect() }
}

/// The symbol turns back and forth.
///
/// - Source: developer.apple.com/documentation/symbols/wigglesymboleffect
public struct WiggleSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect, BuiltInSymbolEffect {
  /// The layers move one after another.
  public var byLayer: WiggleSymbolEffect { self }
  /// The symbol moves as a whole.
  public var wholeSymbol: WiggleSymbolEffect { self }
  var looks: [SymbolLook] { [SymbolLook(degrees: 12), SymbolLook(degrees: -12)] }
}

extension SymbolEffect where Self == WiggleSymbolEffect {
  /// The symbol turns back and forth.
  public static var wiggle: WiggleSymbolEffect { WiggleSymbolEffect() }
}

/// The symbol grows and shrinks slowly.
///
/// - Source: developer.apple.com/documentation/symbols/breathesymboleffect
public struct BreatheSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect, BuiltInSymbolEffect {
  /// It only grows and shrinks.
  public var plain: BreatheSymbolEffect { self }
  /// It fades too.
  public var pulse: BreatheSymbolEffect { self }
  var looks: [SymbolLook] { [SymbolLook(scale: 1.1, opacity: 0.8)] }
}

extension SymbolEffect where Self == BreatheSymbolEffect {
  /// The symbol grows and shrinks slowly.
  public static var breathe: BreatheSymbolEffect { BreatheSymbolEffect() }
}

/// The symbol turns around.
///
/// - Source: developer.apple.com/documentation/symbols/rotatesymboleffect
public struct RotateSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect, BuiltInSymbolEffect {
  var isBackward = false
  /// Clockwise.
  public var clockwise: RotateSymbolEffect { RotateSymbolEffect() }
  /// Counterclockwise.
  public var counterClockwise: RotateSymbolEffect { RotateSymbolEffect(isBackward: true) }
  var looks: [SymbolLook] { [SymbolLook(degrees: isBackward ? -180 : 180)] }
}

extension SymbolEffect where Self == RotateSymbolEffect {
  /// The symbol turns around.
  public static var rotate: RotateSymbolEffect { RotateSymbolEffect() }
}

/// One symbol replaces another one.
///
/// - Source: developer.apple.com/documentation/symbols/replacesymboleffect
public struct ReplaceSymbolEffect: ContentTransitionSymbolEffect, SymbolEffect {
  /// Down and up.
  public var downUp: ReplaceSymbolEffect { self }
  /// Up and up.
  public var upUp: ReplaceSymbolEffect { self }
  /// Off and up.
  public var offUp: ReplaceSymbolEffect { self }
}

extension SymbolEffect where Self == ReplaceSymbolEffect {
  /// One symbol replaces another one.
  public static var replace: ReplaceSymbolEffect { ReplaceSymbolEffect() }
}

extension ContentTransition {
  /// The image of a symbol is replaced with an effect. It fades here.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/contenttransition/symboleffect(_:options:)
  public static func symbolEffect<T: ContentTransitionSymbolEffect & SymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default
  ) -> ContentTransition {
    ContentTransition(kind: .symbol)
  }
}
