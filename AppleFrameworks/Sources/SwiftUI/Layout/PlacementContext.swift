import UIKit

/// One pass of placing into one container view: which views it has, in order, and how they move there.
@MainActor
final class PlacementContext {
  let container: UIView
  let graph: ViewGraph
  /// How changes are animated; `nil` is at once.
  var animation: Animation?
  private(set) var views: [UIView] = []
  private(set) var controllers: [UIViewController] = []
  /// Where the container's origin lies in the hosting view, so that all edges come on its pixels.
  let offset: CGPoint
  let scale: CGFloat
  /// What of the container can be seen, in its coordinates; `nil` where everything counts.
  var visible: CGRect?
  /// The part of the container that bars and the like leave free.
  var safeArea = EdgeInsets()
  var safeBounds: CGRect?

  init(
    container: UIView, graph: ViewGraph, animation: Animation?, offset: CGPoint = .zero, scale: CGFloat
  ) {
    self.container = container
    self.graph = graph
    self.animation = animation
    self.offset = offset
    self.scale = scale
  }

  /// A frame with its edges on pixels of the hosting view.
  func onPixels(_ frame: CGRect) -> CGRect {
    guard frame.minX.isFinite, frame.minY.isFinite, frame.width.isFinite, frame.height.isFinite else {
      return CGRect(x: 0, y: 0, width: 0, height: 0)
    }
    // Lengths are whole numbers of pixels, too: differences of points would be off by the rounding of sums, and text with them.
    let left = (frame.minX + offset.x).pixels(scale)
    let top = (frame.minY + offset.y).pixels(scale)
    let right = (frame.maxX + offset.x).pixels(scale)
    let bottom = (frame.maxY + offset.y).pixels(scale)
    return CGRect(
      x: left / scale - offset.x, y: top / scale - offset.y, width: max(0, right - left) / scale,
      height: max(0, bottom - top) / scale)
  }

  /// Shows a view, above those that were added before.
  ///
  /// - Parameter configure: sets what it looks like; it runs animated where the change is, but for a view that was not here before.
  func show(_ view: UIView, frame: CGRect, configure: () -> Void = {}) {
    views.append(view)
    let frame = onPixels(frame)
    let isNew = view.superview !== container
    let change = {
      if view.bounds.size != frame.size { view.bounds.size = frame.size }
      let center = CGPoint(x: frame.midX, y: frame.midY)
      if view.center != center { view.center = center }
      configure()
    }
    if isNew || animation == nil {
      UIView.performWithoutAnimation(change)
    } else if let animation {
      withoutActuallyEscaping(change) { change in AnimatedChange.run(animation) { change() } }
    }
  }

  /// Brings the container's views up to date: those that were shown, in their order; others go.
  func finish() {
    HostedSubviews.set(views, of: container, animation: animation)
  }
}
