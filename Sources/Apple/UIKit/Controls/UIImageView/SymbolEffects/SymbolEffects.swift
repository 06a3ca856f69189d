// The effects. What they have in common with others is told at `SymbolEffectConfiguration`.

/// The symbol jumps.
///
/// - Source: developer.apple.com/documentation/symbols/bouncesymboleffect
public struct BounceSymbolEffect: IndefiniteSymbolEffect, DiscreteSymbolEffect, Hashable {
  public var configuration = SymbolEffectConfiguration(kind: .bounce)

  init() {}

  public var up: Self { with { $0.direction = .up } }

  public var down: Self { with { $0.direction = .down } }

  public var byLayer: Self { with { $0.isByLayer = true } }

  public var wholeSymbol: Self { with { $0.isByLayer = false } }

  private func with(_ change: (inout SymbolEffectConfiguration) -> Void) -> Self {
    var result = self
    change(&result.configuration)
    return result
  }
}

extension SymbolEffect where Self == BounceSymbolEffect {
  /// The symbol jumps.
  public static var bounce: BounceSymbolEffect { BounceSymbolEffect() }
}

/// The symbol fades, and comes back.
///
/// - Source: developer.apple.com/documentation/symbols/pulsesymboleffect
public struct PulseSymbolEffect: IndefiniteSymbolEffect, DiscreteSymbolEffect, Hashable {
  public var configuration = SymbolEffectConfiguration(kind: .pulse)

  init() {}

  public var byLayer: Self { with { $0.isByLayer = true } }

  public var wholeSymbol: Self { with { $0.isByLayer = false } }

  private func with(_ change: (inout SymbolEffectConfiguration) -> Void) -> Self {
    var result = self
    change(&result.configuration)
    return result
  }
}

extension SymbolEffect where Self == PulseSymbolEffect {
  /// The symbol fades, and comes back.
  public static var pulse: PulseSymbolEffect { PulseSymbolEffect() }
}

/// The layers of the symbol light up in turn.
///
/// - Source: developer.apple.com/documentation/symbols/variablecolorsymboleffect
public struct VariableColorSymbolEffect: IndefiniteSymbolEffect, DiscreteSymbolEffect, Hashable {
  public var configuration = SymbolEffectConfiguration(kind: .variableColor)

  init() {}

  public var cumulative: Self { with { $0.isCumulative = true } }

  public var iterative: Self { with { $0.isCumulative = false } }

  public var reversing: Self { with { $0.reverses = true } }

  public var nonReversing: Self { with { $0.reverses = false } }

  private func with(_ change: (inout SymbolEffectConfiguration) -> Void) -> Self {
    var result = self
    change(&result.configuration)
    return result
  }
}

extension SymbolEffect where Self == VariableColorSymbolEffect {
  /// The layers of the symbol light up in turn.
  public static var variableColor: VariableColorSymbolEffect { VariableColorSymbolEffect() }
}

/// The symbol is larger or smaller.
///
/// - Source: developer.apple.com/documentation/symbols/scalesymboleffect
public struct ScaleSymbolEffect: IndefiniteSymbolEffect, Hashable {
  public var configuration = SymbolEffectConfiguration(kind: .scale)

  init() {}

  public var up: Self { with { $0.direction = .up } }

  public var down: Self { with { $0.direction = .down } }

  public var byLayer: Self { with { $0.isByLayer = true } }

  public var wholeSymbol: Self { with { $0.isByLayer = false } }

  private func with(_ change: (inout SymbolEffectConfiguration) -> Void) -> Self {
    var result = self
    change(&result.configuration)
    return result
  }
}

extension SymbolEffect where Self == ScaleSymbolEffect {
  /// The symbol is larger or smaller.
  public static var scale: ScaleSymbolEffect { ScaleSymbolEffect() }
}

/// The symbol comes.
///
/// - Source: developer.apple.com/documentation/symbols/appearsymboleffect
public struct AppearSymbolEffect: IndefiniteSymbolEffect, TransitionSymbolEffect, Hashable {
  public var configuration = SymbolEffectConfiguration(kind: .appear)

  init() {}

  public var up: Self { with { $0.direction = .up } }

  public var down: Self { with { $0.direction = .down } }

  public var byLayer: Self { with { $0.isByLayer = true } }

  public var wholeSymbol: Self { with { $0.isByLayer = false } }

  private func with(_ change: (inout SymbolEffectConfiguration) -> Void) -> Self {
    var result = self
    change(&result.configuration)
    return result
  }
}

extension SymbolEffect where Self == AppearSymbolEffect {
  /// The symbol comes.
  public static var appear: AppearSymbolEffect { AppearSymbolEffect() }
}

/// The symbol goes.
///
/// - Source: developer.apple.com/documentation/symbols/disappearsymboleffect
public struct DisappearSymbolEffect: IndefiniteSymbolEffect, TransitionSymbolEffect, Hashable {
  public var configuration = SymbolEffectConfiguration(kind: .disappear)

  init() {}

  public var up: Self { with { $0.direction = .up } }

  public var down: Self { with { $0.direction = .down } }

  public var byLayer: Self { with { $0.isByLayer = true } }

  public var wholeSymbol: Self { with { $0.isByLayer = false } }

  private func with(_ change: (inout SymbolEffectConfiguration) -> Void) -> Self {
    var result = self
    change(&result.configuration)
    return result
  }
}

extension SymbolEffect where Self == DisappearSymbolEffect {
  /// The symbol goes.
  public static var disappear: DisappearSymbolEffect { DisappearSymbolEffect() }
}

/// The symbol moves to and fro.
///
/// - Source: developer.apple.com/documentation/symbols/wigglesymboleffect
public struct WiggleSymbolEffect: IndefiniteSymbolEffect, DiscreteSymbolEffect, Hashable {
  public var configuration = SymbolEffectConfiguration(kind: .wiggle)

  init() {}

  public var up: Self { with { $0.direction = .up } }

  public var down: Self { with { $0.direction = .down } }

  public var left: Self { with { $0.direction = .left } }

  public var right: Self { with { $0.direction = .right } }

  public var forward: Self { with { $0.direction = .forward } }

  public var backward: Self { with { $0.direction = .backward } }

  public var clockwise: Self { with { $0.direction = .clockwise } }

  public var counterClockwise: Self { with { $0.direction = .counterClockwise } }

  public var byLayer: Self { with { $0.isByLayer = true } }

  public var wholeSymbol: Self { with { $0.isByLayer = false } }

  private func with(_ change: (inout SymbolEffectConfiguration) -> Void) -> Self {
    var result = self
    change(&result.configuration)
    return result
  }
}

extension SymbolEffect where Self == WiggleSymbolEffect {
  /// The symbol moves to and fro.
  public static var wiggle: WiggleSymbolEffect { WiggleSymbolEffect() }
}

/// The symbol turns.
///
/// - Source: developer.apple.com/documentation/symbols/rotatesymboleffect
public struct RotateSymbolEffect: IndefiniteSymbolEffect, DiscreteSymbolEffect, Hashable {
  public var configuration = SymbolEffectConfiguration(kind: .rotate)

  init() {}

  public var clockwise: Self { with { $0.direction = .clockwise } }

  public var counterClockwise: Self { with { $0.direction = .counterClockwise } }

  public var byLayer: Self { with { $0.isByLayer = true } }

  public var wholeSymbol: Self { with { $0.isByLayer = false } }

  private func with(_ change: (inout SymbolEffectConfiguration) -> Void) -> Self {
    var result = self
    change(&result.configuration)
    return result
  }
}

extension SymbolEffect where Self == RotateSymbolEffect {
  /// The symbol turns.
  public static var rotate: RotateSymbolEffect { RotateSymbolEffect() }
}

/// The symbol grows and shrinks.
///
/// - Source: developer.apple.com/documentation/symbols/breathesymboleffect
public struct BreatheSymbolEffect: IndefiniteSymbolEffect, DiscreteSymbolEffect, Hashable {
  public var configuration = SymbolEffectConfiguration(kind: .breathe)

  init() {}

  public var byLayer: Self { with { $0.isByLayer = true } }

  public var wholeSymbol: Self { with { $0.isByLayer = false } }

  private func with(_ change: (inout SymbolEffectConfiguration) -> Void) -> Self {
    var result = self
    change(&result.configuration)
    return result
  }
}

extension SymbolEffect where Self == BreatheSymbolEffect {
  /// The symbol grows and shrinks.
  public static var breathe: BreatheSymbolEffect { BreatheSymbolEffect() }
}

/// One symbol takes the place of another.
///
/// - Source: developer.apple.com/documentation/symbols/replacesymboleffect
public struct ReplaceSymbolEffect: ContentTransitionSymbolEffect, Hashable {
  public var configuration = SymbolEffectConfiguration(kind: .replace)

  init() {}

  public var byLayer: Self { with { $0.isByLayer = true } }

  public var wholeSymbol: Self { with { $0.isByLayer = false } }

  public var downUp: Self { with { $0.direction = .down } }

  public var upUp: Self { with { $0.direction = .up } }

  public var offUp: Self { with { $0.direction = .none } }

  private func with(_ change: (inout SymbolEffectConfiguration) -> Void) -> Self {
    var result = self
    change(&result.configuration)
    return result
  }
}

extension SymbolEffect where Self == ReplaceSymbolEffect {
  /// One symbol takes the place of another.
  public static var replace: ReplaceSymbolEffect { ReplaceSymbolEffect() }
}

/// The effect that suits the symbol.
///
/// - Source: developer.apple.com/documentation/symbols/automaticsymboleffect
public struct AutomaticSymbolEffect: ContentTransitionSymbolEffect, TransitionSymbolEffect, Hashable {
  public var configuration = SymbolEffectConfiguration(kind: .automatic)

  init() {}
}

extension SymbolEffect where Self == AutomaticSymbolEffect {
  /// The effect that suits the symbol.
  public static var automatic: AutomaticSymbolEffect { AutomaticSymbolEffect() }
}
