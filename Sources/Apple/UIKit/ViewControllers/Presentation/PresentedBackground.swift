import CoreGraphics

/// The effect or the glass behind the content of a sheet or a popover.
///
/// While it is displayed, the content's root views have the trait ``IsOnGlass``, with which they don't draw the system's
/// background in front of it.
@MainActor
final class PresentedBackground {
  private var glass: GlassView?
  private var effectView: UIVisualEffectView?

  /// Displays an effect or glass, or removes both.
  ///
  /// - Parameter view: The view that displays the content, behind whose subviews the background is.
  func show(_ effect: UIVisualEffect?, glass kind: GlassMeasures.Kind?, in view: UIView) {
    showEffect(effect, in: view)
    showGlass(effect == nil ? kind : nil, in: view)
    let isClear = effect != nil || kind != nil
    guard view.traitOverrides.contains(IsOnGlass.self) != isClear else { return }
    if isClear { view.traitOverrides[IsOnGlass.self] = true } else { view.traitOverrides.remove(IsOnGlass.self) }
  }

  private func showEffect(_ effect: UIVisualEffect?, in view: UIView) {
    guard let effect else {
      effectView?.removeFromSuperview()
      effectView = nil
      return
    }
    let shown = effectView ?? UIVisualEffectView(effect: effect)
    shown.effect = effect
    shown.isUserInteractionEnabled = false
    if effectView == nil { view.insertSubview(shown, at: 0) }
    effectView = shown
  }

  private func showGlass(_ kind: GlassMeasures.Kind?, in view: UIView) {
    guard let kind else {
      glass?.removeFromSuperview()
      glass = nil
      return
    }
    let shown = glass ?? GlassView(frame: .zero)
    if glass == nil { view.insertSubview(shown, at: 0) }
    glass = shown
    shown.show(kind)
  }

  func place(in bounds: CGRect, _ radii: CornerRadii) {
    glass?.frame = bounds
    glass?.setCorners(.each(radii), isContinuous: true)
    guard let effectView else { return }
    effectView.frame = bounds
    effectView.clipsToBounds = !(effectView.effect is UIGlassEffect)
    effectView.layer.cornerCurve = .continuous
    effectView.layer.extrasToChange.cornerRadii = radii
  }
}
