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
  var fadesAt: CFTimeInterval?

  static let thickness: CGFloat = 3
  static let gap: CGFloat = 3
  static let shortest: CGFloat = 36
  /// Seconds that they stay after scrolling, and seconds that they take to fade.
  static let (stay, fade): (CFTimeInterval, CFTimeInterval) = (0.5, 0.25)

  func lay(out view: UIScrollView) {
    let color = view.indicatorColor.resolvedColor(with: view.traitCollection).cgColor
    let opacity = self.opacity
    let corner = ScrollIndicators.thickness / 2
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    for (layer, frame) in [(vertical, view.verticalIndicatorFrame), (horizontal, view.horizontalIndicatorFrame)] {
      guard let frame else {
        layer.removeFromSuperlayer()
        continue
      }
      if layer.superlayer == nil {
        layer.zPosition = 1
        layer.cornerRadius = corner
        view.layer.addSublayer(layer)
      }
      layer.backgroundColor = color
      layer.opacity = Float(opacity)
      if layer.frame != frame { layer.frame = frame }
    }
    CATransaction.commit()
  }

  private var opacity: CGFloat {
    guard let fadesAt else { return 1 }
    return CGFloat(max(0, min(1, 1 - (AppHost.current.clock.now - fadesAt) / ScrollIndicators.fade)))
  }

  var isGone: Bool { fadesAt.map { AppHost.current.clock.now >= $0 + ScrollIndicators.fade } ?? false }

  func remove() {
    vertical.removeFromSuperlayer()
    horizontal.removeFromSuperlayer()
  }
}
