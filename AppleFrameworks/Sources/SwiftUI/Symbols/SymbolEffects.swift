// Effects whose variants, such as directions and layers, are not distinguished: the entire symbol changes.

/// An effect that scales the symbol up and down once.
///
/// - Source: developer.apple.com/documentation/symbols/bouncesymboleffect
public struct BounceSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect, BuiltInSymbolEffect {
  var isDown = false
  /// The effect that scales the symbol up first.
  public var up: BounceSymbolEffect { BounceSymbolEffect() }
  /// The effect that scales the symbol down first.
  public var down: BounceSymbolEffect { BounceSymbolEffect(isDown: true) }
  /// The effect in which the layers bounce one after another.
  public var byLayer: BounceSymbolEffect { self }
  /// The effect in which the entire symbol bounces.
  public var wholeSymbol: BounceSymbolEffect { self }
  var looks: [SymbolLook] { [SymbolLook(scale: isDown ? 0.8 : 1.2)] }
}

extension SymbolEffect where Self == BounceSymbolEffect {
  /// An effect that scales the symbol up and down once.
  public static var bounce: BounceSymbolEffect { BounceSymbolEffect() }
}

/// An effect that fades the symbol out and in.
///
/// - Source: developer.apple.com/documentation/symbols/pulsesymboleffect
public struct PulseSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect, BuiltInSymbolEffect {
  /// The effect in which the layers fade one after another.
  public var byLayer: PulseSymbolEffect { self }
  /// The effect in which the entire symbol fades.
  public var wholeSymbol: PulseSymbolEffect { self }
  var looks: [SymbolLook] { [SymbolLook(opacity: 0.4)] }
}

extension SymbolEffect where Self == PulseSymbolEffect {
  /// An effect that fades the symbol out and in.
  public static var pulse: PulseSymbolEffect { PulseSymbolEffect() }
}

/// An effect that fades the layers of the symbol one after another. This framework fades the entire symbol.
///
/// - Source: developer.apple.com/documentation/symbols/variablecolorsymboleffect
public struct VariableColorSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect, BuiltInSymbolEffect {
  /// The effect that changes one layer at a time.
  public var iterative: VariableColorSymbolEffect { self }
  /// The effect that changes an increasing number of layers.
  public var cumulative: VariableColorSymbolEffect { self }
  /// The effect that plays forward and backward.
  public var reversing: VariableColorSymbolEffect { self }
  /// The effect that plays only forward.
  public var nonReversing: VariableColorSymbolEffect { self }
  /// The effect that hides inactive layers.
  public var hideInactiveLayers: VariableColorSymbolEffect { self }
  /// The effect that dims inactive layers.
  public var dimInactiveLayers: VariableColorSymbolEffect { self }
  var looks: [SymbolLook] { [SymbolLook(opacity: 0.5)] }
}

extension SymbolEffect where Self == VariableColorSymbolEffect {
  /// An effect that fades the layers of the symbol one after another.
  public static var variableColor: VariableColorSymbolEffect { VariableColorSymbolEffect() }
}

/// An effect that enlarges or reduces the symbol.
///
/// - Source: developer.apple.com/documentation/symbols/scalesymboleffect
public struct ScaleSymbolEffect: IndefiniteSymbolEffect, BuiltInSymbolEffect {
  var isDown = false
  /// The effect that enlarges the symbol.
  public var up: ScaleSymbolEffect { ScaleSymbolEffect() }
  /// The effect that reduces the symbol.
  public var down: ScaleSymbolEffect { ScaleSymbolEffect(isDown: true) }
  /// The effect in which the layers change one after another.
  public var byLayer: ScaleSymbolEffect { self }
  /// The effect in which the entire symbol changes.
  public var wholeSymbol: ScaleSymbolEffect { self }
  var looks: [SymbolLook] { [] }
  var resting: SymbolLook? { SymbolLook(scale: isDown ? 0.85 : 1.15) }
}

extension SymbolEffect where Self == ScaleSymbolEffect {
  /// An effect that enlarges or reduces the symbol.
  public static var scale: ScaleSymbolEffect { ScaleSymbolEffect() }
}

/// An effect that hides the symbol.
///
/// - Source: developer.apple.com/documentation/symbols/disappearsymboleffect
public struct DisappearSymbolEffect: IndefiniteSymbolEffect, BuiltInSymbolEffect {
  /// The effect in which the symbol moves up.
  public var up: DisappearSymbolEffect { self }
  /// The effect in which the symbol moves down.
  public var down: DisappearSymbolEffect { self }
  var looks: [SymbolLook] { [] }
  var resting: SymbolLook? { SymbolLook(scale: 0.5, opacity: 0) }
}

extension SymbolEffect where Self == DisappearSymbolEffect {
  /// An effect that hides the symbol.
  public static var disappear: DisappearSymbolEffect { DisappearSymbolEffect() }
}

/// An effect that rotates the symbol back and forth.
///
/// - Source: developer.apple.com/documentation/symbols/wigglesymboleffect
public struct WiggleSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect, BuiltInSymbolEffect {
  /// The effect in which the layers move one after another.
  public var byLayer: WiggleSymbolEffect { self }
  /// The effect in which the entire symbol moves.
  public var wholeSymbol: WiggleSymbolEffect { self }
  var looks: [SymbolLook] { [SymbolLook(degrees: 12), SymbolLook(degrees: -12)] }
}

extension SymbolEffect where Self == WiggleSymbolEffect {
  /// An effect that rotates the symbol back and forth.
  public static var wiggle: WiggleSymbolEffect { WiggleSymbolEffect() }
}

/// An effect that slowly scales the symbol up and down.
///
/// - Source: developer.apple.com/documentation/symbols/breathesymboleffect
public struct BreatheSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect, BuiltInSymbolEffect {
  /// The effect that only scales the symbol.
  public var plain: BreatheSymbolEffect { self }
  /// The effect that also fades the symbol.
  public var pulse: BreatheSymbolEffect { self }
  var looks: [SymbolLook] { [SymbolLook(scale: 1.1, opacity: 0.8)] }
}

extension SymbolEffect where Self == BreatheSymbolEffect {
  /// An effect that slowly scales the symbol up and down.
  public static var breathe: BreatheSymbolEffect { BreatheSymbolEffect() }
}

/// An effect that rotates the symbol.
///
/// - Source: developer.apple.com/documentation/symbols/rotatesymboleffect
public struct RotateSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect, BuiltInSymbolEffect {
  var isBackward = false
  /// The effect that rotates the symbol clockwise.
  public var clockwise: RotateSymbolEffect { RotateSymbolEffect() }
  /// The effect that rotates the symbol counterclockwise.
  public var counterClockwise: RotateSymbolEffect { RotateSymbolEffect(isBackward: true) }
  var looks: [SymbolLook] { [SymbolLook(degrees: isBackward ? -180 : 180)] }
}

extension SymbolEffect where Self == RotateSymbolEffect {
  /// An effect that rotates the symbol.
  public static var rotate: RotateSymbolEffect { RotateSymbolEffect() }
}

/// An effect that replaces a symbol with another one.
///
/// - Source: developer.apple.com/documentation/symbols/replacesymboleffect
public struct ReplaceSymbolEffect: ContentTransitionSymbolEffect, SymbolEffect {
  /// The effect in which the old symbol scales down, and the new one scales up.
  public var downUp: ReplaceSymbolEffect { self }
  /// The effect in which both symbols scale up.
  public var upUp: ReplaceSymbolEffect { self }
  /// The effect in which the old symbol disappears, and the new one scales up.
  public var offUp: ReplaceSymbolEffect { self }
}

extension SymbolEffect where Self == ReplaceSymbolEffect {
  /// An effect that replaces a symbol with another one.
  public static var replace: ReplaceSymbolEffect { ReplaceSymbolEffect() }
}

extension ContentTransition {
  /// Returns a transition that replaces the image of a symbol with an effect. This framework fades the image.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/contenttransition/symboleffect(_:options:)
  public static func symbolEffect<T: ContentTransitionSymbolEffect & SymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default
  ) -> ContentTransition {
    ContentTransition(kind: .symbol)
  }
}
