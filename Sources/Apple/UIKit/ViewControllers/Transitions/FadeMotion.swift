import CoreGraphics

/// The motion of a view that fades in or out, with accompanying changes.
struct FadeMotion: TransitionMotion {
  let view: UIView?
  let isComing: Bool
  /// The initial scale of the view.
  var scale: CGFloat = 1
  /// A closure that updates the accompanying views, from 0 without the view to 1 with it.
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
