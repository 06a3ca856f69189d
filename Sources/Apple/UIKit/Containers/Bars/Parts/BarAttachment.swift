import CoreGraphics

/// The distances that the backgrounds of bars extend beyond them.
@MainActor
enum BarAttachment {
  /// Returns the distance to the window's top, for a bar directly below the elements that cover it.
  static func reachAbove(_ bar: UIView) -> CGFloat {
    guard let window = bar.window else { return 0 }
    let top = bar.convert(CGPoint(x: 0, y: bar.bounds.minY), to: window).y
    let limit = max(window.safeAreaInsets.top, bar.measures.bars.leastTop)
    return top > 0 && top <= limit + 0.5 ? top : 0
  }

  /// Returns the distance to the window's bottom, for a bar directly above the elements that cover it.
  static func reachBelow(_ bar: UIView) -> CGFloat {
    guard let window = bar.window else { return 0 }
    let rest = window.bounds.maxY - bar.convert(CGPoint(x: 0, y: bar.bounds.maxY), to: window).y
    return rest > 0 && rest <= window.safeAreaInsets.bottom + 0.5 ? rest : 0
  }
}
