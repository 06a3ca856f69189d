import CoreGraphics

/// The motion of pushing and popping. The upper view slides over the lower one, which moves by a smaller distance.
struct SlideMotion: TransitionMotion {
  let upper: UIView?
  let lower: UIView?
  let width: CGFloat
  let isPush: Bool
  /// The direction of the motion, which is -1 in right-to-left languages.
  let direction: CGFloat
  private let shade: UIView?
  private let measures: TransitionMeasures

  init(upper: UIView?, lower: UIView?, in container: UIView, isPush: Bool) {
    (self.upper, self.lower, self.isPush) = (upper, lower, isPush)
    width = container.bounds.width
    measures = container.measures.transitions
    direction = container.effectiveUserInterfaceLayoutDirection == .rightToLeft ? -1 : 1
    guard let upper, lower != nil else {
      shade = nil
      return
    }
    let shade = UIView(frame: container.bounds)
    shade.backgroundColor = .black
    shade.isUserInteractionEnabled = false
    if upper.superview === container { container.insertSubview(shade, belowSubview: upper) }
    self.shade = shade
  }

  func place(at fraction: CGFloat) {
    let shown = isPush ? fraction : 1 - fraction
    upper?.transform = CGAffineTransform(translationX: direction * width * (1 - shown), y: 0)
    lower?.transform = CGAffineTransform(translationX: -direction * width * measures.parallax * shown, y: 0)
    shade?.alpha = measures.shadeAlpha * shown
  }

  func cleanUp() {
    upper?.transform = .identity
    lower?.transform = .identity
    shade?.removeFromSuperview()
  }
}
