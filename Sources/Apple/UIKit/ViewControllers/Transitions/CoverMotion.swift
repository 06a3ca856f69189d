import CoreGraphics

/// The motion of a view that slides up from the bottom or back, with accompanying changes.
struct CoverMotion: TransitionMotion {
  let view: UIView?
  let isComing: Bool
  /// The distance that the view moves, in points.
  let distance: CGFloat
  /// A closure that updates the accompanying views, from 0 without the view to 1 with it.
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
