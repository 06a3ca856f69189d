import CoreGraphics
import Foundation

/// An animation of the parts of a bar or control: remaining parts move to their new positions, new ones fade in, and
/// removed ones fade out.
@MainActor
enum PartsAnimation {
  /// The duration in seconds.
  static let duration: TimeInterval = 0.25

  /// Makes a change and animates its effects on a view's subviews. If the view isn't visible, it isn't animated.
  ///
  /// - Parameters:
  ///   - offset: The offset of parts before they appear and after they disappear.
  ///   - change: The change, which layout follows. The view is laid out before and after it.
  static func run(
    in view: UIView, for duration: TimeInterval = duration, offset: (UIView) -> CGPoint = { _ in .zero },
    _ change: () -> Void
  ) {
    guard view.window != nil, UIView.areAnimationsEnabled else { return change() }
    ViewAnimation.withoutAnimation { view.layoutIfNeeded() }
    let before = view.subviewStorage.filter { !$0.isHidden && $0.alpha > 0 }.map(Part.init)
    var pictures: [UIView] = []
    ViewAnimation(duration: duration, options: .allowUserInteraction).run {
      change()
      view.setNeedsLayout()
      view.layoutIfNeeded()
      view.superviewStorage?.layoutIfNeeded()
      for part in before where part.view.superviewStorage !== view || part.view.isHidden {
        let picture = ViewAnimation.withoutAnimation { part.picture(in: view) }
        pictures.append(picture)
        picture.alpha = 0
        let way = offset(part.view)
        picture.center = CGPoint(x: part.center.x + way.x, y: part.center.y + way.y)
      }
      for new in view.subviewStorage where !new.isHidden && !pictures.contains(where: { $0 === new }) {
        if !before.contains(where: { $0.view === new }) { come(new, from: offset(new)) }
      }
    } completion: { _ in
      for picture in pictures { picture.removeFromSuperview() }
    }
  }

  /// A previous part with its position.
  private struct Part {
    let view: UIView
    let center: CGPoint
    let size: CGSize

    @MainActor init(_ view: UIView) {
      (self.view, center, size) = (view, view.center, view.bounds.size)
    }

    /// Returns a snapshot of the part at its old position on top of the others.
    @MainActor func picture(in superview: UIView) -> UIView {
      let wasHidden = view.isHidden
      view.isHidden = false
      view.bounds.size = size
      FrameLoop.layoutIfNeeded(view)
      view.layer.displayTree()
      let picture = view.snapshotView(afterScreenUpdates: false) ?? UIView()
      view.isHidden = wasHidden
      picture.isUserInteractionEnabled = false
      picture.center = center
      superview.addSubview(picture)
      return picture
    }
  }

  /// Fades a new part in at its position rather than moving it there.
  private static func come(_ view: UIView, from way: CGPoint) {
    stopAnimations(below: view.layer)
    let (alpha, center) = (view.alpha, view.center)
    ViewAnimation.withoutAnimation {
      view.alpha = 0
      view.center = CGPoint(x: center.x + way.x, y: center.y + way.y)
    }
    view.alpha = alpha
    view.center = center
  }

  private static func stopAnimations(below layer: CALayer) {
    layer.removeAllAnimations()
    for sublayer in layer.sublayers ?? [] { stopAnimations(below: sublayer) }
  }
}
