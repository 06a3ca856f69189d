import CoreGraphics
import QuartzCore

/// The scroll indicators of a scroll view, which are visible while it scrolls.
///
/// The indicators are layers instead of views, so that they don't appear among the subviews.
@MainActor
final class ScrollIndicators {
  private let vertical = CALayer()
  private let horizontal = CALayer()
  /// The time at which the indicators begin to fade out, or `nil` while the content moves.
  private(set) var fadesAt: CFTimeInterval?

  /// The duration of the fade-out, in seconds.
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

  /// Schedules the fade-out.
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
