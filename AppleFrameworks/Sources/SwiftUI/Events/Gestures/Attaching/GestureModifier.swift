import UIKit

struct GestureModifier<G: Gesture>: BoxModifier {
  enum Rank { case normal, high, simultaneous }
  let gesture: G
  let rank: Rank
  let mask: GestureMask
  static func makeBox(_ modifier: Self, child: Box, node: Node) -> ModifierBox<Self> {
    GestureBox(modifier, child: child, node: node)
  }
}

final class GestureBox<G: Gesture>: ModifierBox<GestureModifier<G>> {
  private lazy var view = GestureView()
  private var recognizers: [UIGestureRecognizer] = []
  private let delegate = GestureDelegate()
  private var isStale = true

  override func modifierDidChange(from old: GestureModifier<G>) {
    isStale = true
    node.graph.invalidateLayout()
  }
  override func environmentDidChange() {
    if delegate.isEnabled != environment.isEnabled { node.graph.invalidateLayout() }
  }

  override func arrange(_ context: PlacementContext) {
    let placed = context.onPixels(frame)
    delegate.isEnabled = environment.isEnabled
    delegate.mask = modifier.mask
    view.coversContent = !modifier.mask.contains(.subviews)
    if isStale { attach(context) }
    let inner = context.inside(view, origin: placed.origin)
    context.show(view, frame: frame)
    child.place(
      CGRect(x: frame.minX - placed.minX, y: frame.minY - placed.minY, width: frame.width, height: frame.height),
      proposal,
      inner)
    inner.finish()
  }

  private func attach(_ context: PlacementContext) {
    isStale = false
    delegate.isSimultaneous = modifier.rank == .simultaneous
    delegate.isFirst = modifier.rank == .high
    let target = GestureTarget(
      view: view, earlier: recognizers, simultaneous: modifier.rank == .simultaneous, delegate: delegate,
      graph: node.graph
    ) { [weak self] in
      PlaceInSpaces(container: self?.view.superview, frame: self?.view.frame ?? .zero, box: self)
    }
    modifier.gesture.attached(to: target, GestureEvents())
    target.finish()
    recognizers = target.recognizers
  }
}
