import UIKit

/// The context of a layout pass in a container view, with its views in order and the animation of their changes.
@MainActor
final class PlacementContext {
  let container: UIView
  let graph: ViewGraph
  /// The animation of changes; `nil` for none.
  var animation: Animation?
  private(set) var views: [UIView] = []
  private(set) var controllers: [UIViewController] = []
  /// The origin of the container in the hosting view. It determines the alignment of edges to pixels.
  let offset: CGPoint
  let scale: CGFloat
  /// The visible part of the container in its coordinates; `nil` for the entire container.
  var visible: CGRect?
  /// The insets of bars and other obstructions in the container.
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

  /// Returns a frame whose edges are aligned to pixels of the hosting view.
  func onPixels(_ frame: CGRect) -> CGRect {
    guard frame.minX.isFinite, frame.minY.isFinite, frame.width.isFinite, frame.height.isFinite else {
      return CGRect(x: 0, y: 0, width: 0, height: 0)
    }
    // Lengths are also multiples of pixels. Rounding the sums in points would change the width of text.
    let left = (frame.minX + offset.x).pixels(scale)
    let top = (frame.minY + offset.y).pixels(scale)
    let right = (frame.maxX + offset.x).pixels(scale)
    let bottom = (frame.maxY + offset.y).pixels(scale)
    return CGRect(
      x: left / scale - offset.x, y: top / scale - offset.y, width: max(0, right - left) / scale,
      height: max(0, bottom - top) / scale)
  }

  /// Displays a view in front of the earlier ones.
  ///
  /// - Parameter configure: A closure that sets the appearance of the view. It is animated together with the change,
  ///   except for new views.
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

  /// Sets the views of the container to those that were displayed, in their order.
  func finish() {
    HostedSubviews.set(views, of: container, animation: animation)
  }
}
