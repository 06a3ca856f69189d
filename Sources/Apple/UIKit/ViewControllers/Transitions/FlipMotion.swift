import CoreGraphics
import QuartzCore

/// The motion of two views that rotate about the vertical axis, as the two sides of a card.
struct FlipMotion: TransitionMotion {
  let from: UIView?
  let to: UIView?
  let isComing: Bool

  func place(at fraction: CGFloat) {
    let sign: CGFloat = isComing ? 1 : -1
    turn(from, by: sign * fraction, isShown: fraction < 0.5)
    turn(to, by: sign * (fraction - 1), isShown: fraction >= 0.5)
  }

  private func turn(_ view: UIView?, by halfTurns: CGFloat, isShown: Bool) {
    guard let view else { return }
    var transform = CATransform3DIdentity
    transform.m34 = -1 / 2000
    view.transform3D = halfTurns == 0 ? CATransform3DIdentity : CATransform3DRotate(transform, halfTurns * .pi, 0, 1, 0)
    view.alpha = isShown ? 1 : 0
  }

  func cleanUp() {
    for view in [from, to] {
      view?.transform3D = CATransform3DIdentity
      view?.alpha = 1
    }
  }
}
