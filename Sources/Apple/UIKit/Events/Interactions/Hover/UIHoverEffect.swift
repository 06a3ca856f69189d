/// The effect of a pointer over a view. Apps use the system's effects.
///
/// - Source: developer.apple.com/documentation/uikit/uihovereffect-40091
public protocol UIHoverEffect {}

/// The effect that suits the view: a highlight for small views, a lift for large ones.
///
/// - Source: developer.apple.com/documentation/uikit/uihoverautomaticeffect-swift.struct
public struct UIHoverAutomaticEffect: UIHoverEffect, Sendable {
  public init() {}
}

/// An effect with a plate behind the view.
///
/// - Source: developer.apple.com/documentation/uikit/uihoverhighlighteffect-swift.struct
public struct UIHoverHighlightEffect: UIHoverEffect, Sendable {
  public init() {}
}

/// An effect that lifts the view with a shadow.
///
/// - Source: developer.apple.com/documentation/uikit/uihoverlifteffect-swift.struct
public struct UIHoverLiftEffect: UIHoverEffect, Sendable {
  public init() {}
}

extension UIHoverEffect where Self == UIHoverAutomaticEffect {
  /// The effect that suits the view.
  public static var automatic: UIHoverAutomaticEffect { UIHoverAutomaticEffect() }
}

extension UIHoverEffect where Self == UIHoverHighlightEffect {
  /// The effect with a plate behind the view.
  public static var highlight: UIHoverHighlightEffect { UIHoverHighlightEffect() }
}

extension UIHoverEffect where Self == UIHoverLiftEffect {
  /// The effect that lifts the view with a shadow.
  public static var lift: UIHoverLiftEffect { UIHoverLiftEffect() }
}
