import CoreGraphics

/// A view that comes up from below, or goes there, and what else changes with it.
struct CoverMotion: TransitionMotion {
  let view: UIView?
  let isComing: Bool
  /// How far the view moves, in points.
  let distance: CGFloat
  /// Shows what goes with the view, from 0 without it to 1 with it.
  let alongside: (CGFloat) -> Void

  func place(at fraction: CGFloat) {
    let shown = isComing ? fraction : 1 - fraction
    view?.transform = CGAffineTransform(translationX: 0, y: distance * (1 - shown))
    alongside(shown)
  }

  func cleanUp() {
    view?.transform = .identity
  }
}
