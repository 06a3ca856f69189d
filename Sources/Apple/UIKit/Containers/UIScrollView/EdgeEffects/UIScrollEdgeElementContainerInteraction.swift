import CoreGraphics
import Foundation

/// An interaction of a view over the edge of a scroll view, such as a bar of the app's own. The content fades under it as
/// under the system's bars.
///
/// It has an effect in designs since iOS 26. The fading covers the area from the edge of the scroll view to the end of the
/// view, in the style of the scroll view's edge effect.
///
/// - Source: developer.apple.com/documentation/uikit/uiscrolledgeelementcontainerinteraction
@preconcurrency @MainActor
open class UIScrollEdgeElementContainerInteraction: NSObject, UIInteraction {
  private final var effectView: EdgeEffectView?

  /// The scroll view. The reference is weak.
  ///
  /// - Default: `nil`.
  open weak var scrollView: UIScrollView? {
    didSet {
      guard scrollView !== oldValue else { return }
      oldValue?.edgeEffects.remove(self)
      scrollView?.edgeEffects.add(self)
      update()
    }
  }

  /// The edge of the scroll view that the view is at. Content fades at the top and at the bottom only.
  ///
  /// - Default: none.
  open var edge: UIRectEdge = [] {
    didSet { if edge != oldValue { update() } }
  }

  open private(set) weak var view: UIView?

  public override init() { super.init() }

  open func willMove(to view: UIView?) {
    self.view?.rareStorage?.layoutListener = nil
    effectView?.removeFromSuperview()
    effectView = nil
  }

  open func didMove(to view: UIView?) {
    self.view = view
    view?.rare.layoutListener = { [weak self] in self?.update() }
    update()
  }

  /// Displays or hides the fading, depending on the content under the view.
  final func update() {
    guard let view, let scrollView, let outer = scrollView.superview, view.window != nil,
      let effects = view.measures.bars.edgeEffects, edge == .top || edge == .bottom
    else { return hide() }
    let place = view.convert(view.bounds, to: outer)
    let isTop = edge == .top
    let length = isTop ? place.maxY - scrollView.frame.minY : scrollView.frame.maxY - place.minY
    let start = scrollView.contentOffset.y
    let covered =
      isTop ? length + start : scrollView.contentSize.height - start - (scrollView.bounds.height - length)
    let strength =
      isTop ? (covered - effects.topStart) / (effects.topFull - effects.topStart) : covered > 0 ? 1 : 0
    guard let shown = scrollView.shownEdgeEffect(isTop ? .top : .bottom, strength: strength) else { return hide() }
    show(shown, at: isTop ? .top : .bottom, length: length, in: view)
  }

  private func show(_ effect: EdgeEffect, at edge: EdgeEffectView.Edge, length: CGFloat, in view: UIView) {
    if effectView?.edge != edge { hide() }
    let shown = effectView ?? EdgeEffectView(at: edge)
    effectView = shown
    if shown.superview !== view { view.insertSubview(shown, at: 0) }
    shown.show(effect, barLength: length)
    // The effect begins at the edge of the scroll view and reaches beyond the view.
    let y = edge == .top ? view.bounds.maxY - length : view.bounds.minY + length - shown.length
    let frame = CGRect(x: view.bounds.minX, y: y, width: view.bounds.width, height: shown.length)
    if shown.frame != frame { shown.frame = frame }
  }

  private func hide() {
    effectView?.removeFromSuperview()
    effectView = nil
  }
}
