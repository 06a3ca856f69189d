import CoreGraphics

/// The presentation of an action sheet as a card: beside its source, or in the middle of the screen without one.
///
/// design-26: D119 and E084.
final class ActionCardPresentation: UIPopoverPresentationController {
  private var dimming: DimmingView?

  private var alert: UIAlertController? { presentedViewController as? UIAlertController }

  /// Whether the app set a view or a visible bar item that the card is beside.
  var hasSource: Bool { sourceView != nil || barButtonItem?.viewInBar != nil }

  override func adaptivePresentationStyle(for traitCollection: UITraitCollection) -> UIModalPresentationStyle { .none }

  override var presentedView: UIView? { presentedViewController.viewIfLoaded }

  override func prepareSurroundings() {
    guard let container = run.container else { return }
    delegate?.prepareForPopoverPresentation(self)
    let dimming = DimmingView { [weak self] in self?.cancel() }
    if hasSource { dimming.backgroundColor = .clear }
    dimming.frame = container.bounds
    dimming.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    dimming.alpha = 0
    container.addSubview(dimming)
    self.dimming = dimming
    container.traitOverrides.userInterfaceLevel = .elevated
  }

  /// Cancels after a tap beside the card. A card beside its source needs no action for that.
  private func cancel() {
    guard hasSource, alert?.actions.contains(where: { $0.style == .cancel }) == false else {
      alert?.cancelByUser()
      return
    }
    dismiss(animated: true, byUser: true, completion: nil)
  }

  override func installPresentedView() {
    guard let container = run.container, let view = presentedView else { return }
    container.addSubview(view)
    placePresentedView()
  }

  override var frameOfPresentedViewInContainerView: CGRect {
    guard let container = run.container, let view = presentedViewController.viewIfLoaded else { return .zero }
    let margin = view.measures.alerts.margin
    let area = container.bounds.inset(by: container.safeAreaInsets)
    let size = view.sizeThatFits(area.insetBy(dx: 0, dy: margin).size)
    guard hasSource else {
      return view.pixelGrid.round(
        CGRect(
          x: container.bounds.midX - size.width / 2, y: area.midY - size.height / 2, width: size.width,
          height: size.height))
    }
    return view.pixelGrid.round(frame(of: size, beside: source(in: container), in: area, of: container))
  }

  /// Returns the frame of a card that covers its source, from the edge of the source that leaves it more room. No source
  /// records the position; it springs from the source.
  private func frame(of size: CGSize, beside source: CGRect, in area: CGRect, of container: UIView) -> CGRect {
    let margins = popoverLayoutMargins
    let room = area.inset(
      by: UIEdgeInsets(top: 0, left: margins.left, bottom: 0, right: margins.right))
    let x = min(max(source.midX - size.width / 2, room.minX), max(room.maxX - size.width, room.minX))
    let isBelow = area.maxY - source.minY >= source.maxY - area.minY
    let y = isBelow ? source.minY : source.maxY - size.height
    return CGRect(
      x: x, y: min(max(y, area.minY), max(area.maxY - size.height, area.minY)), width: size.width, height: size.height)
  }

  override func placePresentedView() {
    guard let view = presentedView, view.superview != nil else { return }
    let frame = frameOfPresentedViewInContainerView
    view.bounds.size = frame.size
    view.center = CGPoint(x: frame.midX, y: frame.midY)
  }

  override func makeMotion(isComing: Bool, behind: UIView?) -> any TransitionMotion {
    FadeMotion(view: presentedView, isComing: isComing, scale: 1.2) { [weak self] shown in
      self?.dimming?.alpha = shown
      self?.presentingStorage?.viewIfLoaded?.tintAdjustmentMode = shown > 0 ? .dimmed : .automatic
    }
  }

  override func removeSurroundings() {
    presentingStorage?.viewIfLoaded?.tintAdjustmentMode = .automatic
    dimming?.removeFromSuperview()
    dimming = nil
    presentedViewController.viewIfLoaded?.removeFromSuperview()
  }
}
