// The symbol effects. `SymbolEffectConfiguration` documents their common parameters.

/// An effect that makes a symbol bounce.
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
  /// An effect that makes a symbol bounce.
  public static var bounce: BounceSymbolEffect { BounceSymbolEffect() }
}

/// An effect that fades a symbol out and in.
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
  /// An effect that fades a symbol out and in.
  public static var pulse: PulseSymbolEffect { PulseSymbolEffect() }
}

/// An effect that highlights the layers of a symbol in turn.
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
  /// An effect that highlights the layers of a symbol in turn.
  public static var variableColor: VariableColorSymbolEffect { VariableColorSymbolEffect() }
}

/// An effect that scales a symbol up or down.
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
  /// An effect that scales a symbol up or down.
  public static var scale: ScaleSymbolEffect { ScaleSymbolEffect() }
}

/// An effect that makes a symbol appear.
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
  /// An effect that makes a symbol appear.
  public static var appear: AppearSymbolEffect { AppearSymbolEffect() }
}

/// An effect that makes a symbol disappear.
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
  /// An effect that makes a symbol disappear.
  public static var disappear: DisappearSymbolEffect { DisappearSymbolEffect() }
}

/// An effect that moves a symbol back and forth.
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
  /// An effect that moves a symbol back and forth.
  public static var wiggle: WiggleSymbolEffect { WiggleSymbolEffect() }
}

/// An effect that rotates a symbol.
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
  /// An effect that rotates a symbol.
  public static var rotate: RotateSymbolEffect { RotateSymbolEffect() }
}

/// An effect that makes a symbol grow and shrink.
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
  /// An effect that makes a symbol grow and shrink.
  public static var breathe: BreatheSymbolEffect { BreatheSymbolEffect() }
}

/// An effect that replaces one symbol by another.
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
  /// An effect that replaces one symbol by another.
  public static var replace: ReplaceSymbolEffect { ReplaceSymbolEffect() }
}

/// An effect that is chosen for the symbol.
///
/// - Source: developer.apple.com/documentation/symbols/automaticsymboleffect
public struct AutomaticSymbolEffect: ContentTransitionSymbolEffect, TransitionSymbolEffect, Hashable {
  public var configuration = SymbolEffectConfiguration(kind: .automatic)

  init() {}
}

extension SymbolEffect where Self == AutomaticSymbolEffect {
  /// An effect that is chosen for the symbol.
  public static var automatic: AutomaticSymbolEffect { AutomaticSymbolEffect() }
}
