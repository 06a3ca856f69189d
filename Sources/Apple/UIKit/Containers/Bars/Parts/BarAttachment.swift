import CoreGraphics

/// How far the backgrounds of bars reach beyond them.
@MainActor
enum BarAttachment {
  /// Up to the window's top, for a bar that lies right below what covers it.
  static func reachAbove(_ bar: UIView) -> CGFloat {
    guard let window = bar.window else { return 0 }
    let top = bar.convert(CGPoint(x: 0, y: bar.bounds.minY), to: window).y
    let limit = max(window.safeAreaInsets.top, bar.measures.bars.leastTop)
    return top > 0 && top <= limit + 0.5 ? top : 0
  }

  /// Down to the window's bottom, for a bar that ends right above what covers it.
  static func reachBelow(_ bar: UIView) -> CGFloat {
    guard let window = bar.window else { return 0 }
    let rest = window.bounds.maxY - bar.convert(CGPoint(x: 0, y: bar.bounds.maxY), to: window).y
    return rest > 0 && rest <= window.safeAreaInsets.bottom + 0.5 ? rest : 0
  }
}
