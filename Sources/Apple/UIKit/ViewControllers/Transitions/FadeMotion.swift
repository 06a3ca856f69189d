import CoreGraphics

/// A view that fades in or out, and what else changes with it.
struct FadeMotion: TransitionMotion {
  let view: UIView?
  let isComing: Bool
  /// The scale from which the view grows.
  var scale: CGFloat = 1
  /// Shows what goes with the view, from 0 without it to 1 with it.
  let alongside: (CGFloat) -> Void

  func place(at fraction: CGFloat) {
    let shown = isComing ? fraction : 1 - fraction
    view?.alpha = shown
    if isComing, scale != 1 {
      let now = scale + (1 - scale) * shown
      view?.transform = CGAffineTransform(scaleX: now, y: now)
    }
    alongside(shown)
  }

  func cleanUp() {
    view?.alpha = 1
    if scale != 1 { view?.transform = .identity }
  }
}
