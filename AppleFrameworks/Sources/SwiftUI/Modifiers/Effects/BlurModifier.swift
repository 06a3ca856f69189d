@_spi(Host) import QuartzCore
import UIKit

/// A modifier that blurs the content.
struct BlurModifier: BoxModifier, Animatable {
  /// The standard deviation of the blur, in points.
  var radius: CGFloat
  /// Whether the blur ends at the edges of the view.
  let isOpaque: Bool

  var animatableData: CGFloat {
    get { radius }
    set { radius = newValue }
  }

  static func makeBox(_ modifier: Self, child: Box, node: Node) -> ModifierBox<Self> {
    BlurBox(modifier, child: child, node: node)
  }
}

final class BlurBox: ModifierBox<BlurModifier> {
  private let view = PassingView()
  private var animation: AnimatedData?

  override func modifierDidChange(from old: BlurModifier) {
    animation = AnimatedData.following(
      from: animation?.current(of: old) ?? old, to: modifier, earlier: animation, graph: node.graph,
      redraw: { [weak self] in self?.show() })
    node.graph.invalidateLayout()
  }
  override func environmentDidChange() { node.graph.invalidateLayout() }

  private func show() {
    var current = modifier
    animation?.apply(to: &current)
    view.layer.groupBlurRadius = current.radius
    view.layer.setNeedsDisplay()
  }

  override func arrange(_ context: PlacementContext) {
    let placed = context.onPixels(frame)
    let inner = context.inside(view, origin: placed.origin)
    context.show(view, frame: frame) { show() }
    view.clipsToBounds = modifier.isOpaque
    child.place(
      CGRect(x: frame.minX - placed.minX, y: frame.minY - placed.minY, width: frame.width, height: frame.height),
      proposal, inner)
    inner.finish()
  }
}
