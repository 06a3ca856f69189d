import UIKit

/// A modifier that wraps the content in a `UIView`.
protocol EffectModifier: BoxModifier {
  associatedtype EffectView: PassingView
  @MainActor func makeView() -> EffectView
  /// Configures the appearance of the view. It has the size of the content.
  @MainActor func configure(_ view: EffectView, _ box: EffectBox<Self>)
}

@MainActor
extension EffectModifier {
  static func makeBox(_ modifier: Self, child: Box, node: Node) -> ModifierBox<Self> {
    EffectBox(modifier, child: child, node: node)
  }
}

@MainActor
extension EffectModifier where EffectView == PassingView {
  func makeView() -> PassingView { PassingView() }
}

final class EffectBox<M: EffectModifier>: ModifierBox<M> {
  private(set) lazy var view = modifier.makeView()

  override func modifierDidChange(from old: M) { node.graph.invalidateLayout() }
  override func environmentDidChange() { node.graph.invalidateLayout() }

  override func arrange(_ context: PlacementContext) {
    let placed = context.onPixels(frame)
    let inner = context.inside(view.contentView, origin: placed.origin)
    context.show(view, frame: frame) { modifier.configure(view, self) }
    child.place(
      CGRect(x: frame.minX - placed.minX, y: frame.minY - placed.minY, width: frame.width, height: frame.height),
      proposal, inner)
    inner.finish()
  }

  /// Performs layout of the content in a view that is no longer laid out itself.
  func arrangeContent(_ animation: Animation) {
    let inner = PlacementContext(
      container: view.contentView, graph: node.graph, animation: animation, offset: view.frame.origin, scale: scale)
    child.place(CGRect(origin: .zero, size: frame.size), proposal, inner)
    inner.finish()
  }
}
