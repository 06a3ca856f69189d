import CoreGraphics
import QuartzCore

/// The bars at a scroll view's edges that show, while it scrolls, where the content stands.
///
/// They are layers, not views: nothing of them is found among the subviews.
@MainActor
final class ScrollIndicators {
  private let vertical = CALayer()
  private let horizontal = CALayer()
  /// When they begin to fade; `nil` while the content moves.
  private(set) var fadesAt: CFTimeInterval?

  /// How long that takes, in seconds.
  private var fade: CFTimeInterval = 0

  func lay(out view: UIScrollView) {
    let color = view.indicatorColor.resolvedColor(with: view.traitCollection).cgColor
    let opacity = self.opacity
    let corner = view.measures.scrollIndicators.thickness / 2
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    for (layer, frame) in [(vertical, view.verticalIndicatorFrame), (horizontal, view.horizontalIndicatorFrame)] {
      guard let frame else {
        layer.removeFromSuperlayer()
        continue
      }
      if layer.superlayer == nil {
        layer.zPosition = 1
        view.layer.addSublayer(layer)
      }
      layer.cornerRadius = corner
      layer.backgroundColor = color
      layer.opacity = Float(opacity)
      if layer.frame != frame { layer.frame = frame }
    }
    CATransaction.commit()
  }

  private var opacity: CGFloat {
    guard let fadesAt else { return 1 }
    return CGFloat(max(0, min(1, 1 - (AppHost.current.clock.now - fadesAt) / fade)))
  }

  var isGone: Bool { fadesAt.map { AppHost.current.clock.now >= $0 + fade } ?? false }

  /// Has them fade after a while.
  func beginFading(_ measures: ScrollIndicatorMeasures) {
    fadesAt = AppHost.current.clock.now + measures.stay
    fade = measures.fade
  }

  func stopFading() { fadesAt = nil }

  func remove() {
    vertical.removeFromSuperlayer()
    horizontal.removeFromSuperlayer()
  }
}
