import CoreGraphics

/// The motion of two successive pages.
struct PageMotion: TransitionMotion {
  let from: UIView?
  let to: UIView?
  /// The distance that both pages move, in points.
  let way: CGPoint

  func place(at fraction: CGFloat) {
    from?.transform = CGAffineTransform(translationX: way.x * fraction, y: way.y * fraction)
    to?.transform = CGAffineTransform(translationX: way.x * (fraction - 1), y: way.y * (fraction - 1))
  }

  func cleanUp() {
    from?.transform = .identity
    to?.transform = .identity
  }
}
