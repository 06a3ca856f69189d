import CoreGraphics

/// The presentation of an alert in the center of the screen, or of an action sheet at its bottom, over a dimming view.
final class AlertPresentation: UIPresentationController {
  private var dimming: DimmingView?

  private var alert: UIAlertController? { presentedViewController as? UIAlertController }

  override var presentationStyle: UIModalPresentationStyle { .overFullScreen }

  override func prepareSurroundings() {
    guard let container = run.container else { return }
    let dimming = DimmingView { [weak self] in self?.alert?.cancelByUser() }
    dimming.frame = container.bounds
    dimming.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    dimming.alpha = 0
    container.addSubview(dimming)
    self.dimming = dimming
    container.traitOverrides.userInterfaceLevel = .elevated
  }

  override func installPresentedView() {
    guard let container = run.container, let view = presentedView else { return }
    container.addSubview(view)
    placePresentedView()
  }

  override var frameOfPresentedViewInContainerView: CGRect {
    guard let container = run.container, let alert, let view = alert.viewIfLoaded else { return .zero }
    let safe = container.safeAreaInsets
    let keyboard = container.window?.screen.keyboardFrame?.height ?? 0
    let area = container.bounds.inset(
      by: UIEdgeInsets(top: safe.top, left: safe.left, bottom: max(safe.bottom, keyboard), right: safe.right))
    let grid = view.pixelGrid
    if view is AlertView {
      let size = view.sizeThatFits(area.insetBy(dx: 0, dy: view.measures.alerts.margin).size)
      // The alert is centered on the whole screen, unless the keyboard covers a part of it.
      let isInSafeArea = keyboard > 0 || view.measures.alerts.isGlass
      let middle = isInSafeArea ? area.midY : container.bounds.midY
      return grid.round(
        CGRect(
          x: container.bounds.midX - size.width / 2, y: middle - size.height / 2, width: size.width,
          height: size.height))
    }
    let bottom = safe.bottom > 0 ? safe.bottom : view.measures.actionSheets.margin
    let top = max(safe.top, view.measures.actionSheets.leastTop)
    let size = view.sizeThatFits(
      CGSize(width: area.width, height: max(container.bounds.height - bottom - top, 1)))
    return grid.round(
      CGRect(
        x: container.bounds.midX - size.width / 2, y: container.bounds.height - bottom - size.height,
        width: size.width, height: size.height))
  }

  override func placePresentedView() {
    guard let view = presentedView, view.superview != nil else { return }
    let frame = frameOfPresentedViewInContainerView
    view.bounds.size = frame.size
    view.center = CGPoint(x: frame.midX, y: frame.midY)
  }

  override func makeMotion(isComing: Bool, behind: UIView?) -> any TransitionMotion {
    let alongside: (CGFloat) -> Void = { [weak self] shown in
      self?.dimming?.alpha = shown
      self?.presentingStorage?.viewIfLoaded?.tintAdjustmentMode = shown > 0 ? .dimmed : .automatic
    }
    if presentedView is AlertView {
      return FadeMotion(view: presentedView, isComing: isComing, scale: 1.2, alongside: alongside)
    }
    let distance = (run.container?.bounds.height ?? 0) - frameOfPresentedViewInContainerView.minY
    return CoverMotion(view: presentedView, isComing: isComing, distance: distance, alongside: alongside)
  }

  override func removeSurroundings() {
    presentingStorage?.viewIfLoaded?.tintAdjustmentMode = .automatic
    dimming?.removeFromSuperview()
    dimming = nil
    presentedViewController.viewIfLoaded?.removeFromSuperview()
  }
}
