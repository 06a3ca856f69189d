import CoreGraphics

/// One page that follows another one across the screen.
struct PageMotion: TransitionMotion {
  let from: UIView?
  let to: UIView?
  /// The way that both pages go, in points.
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
