import UIKit

/// A modifier that displays other views in front of or behind a view, at its size.
struct LayeredModifier<Other: View>: BoxModifier {
  let other: Other
  let alignment: Alignment
  let isAbove: Bool

  static func makeBox(_ modifier: Self, child: Box, node: Node) -> ModifierBox<Self> {
    LayeredBox(modifier, child: child, node: node)
  }
}

final class LayeredBox<Other: View>: ModifierBox<LayeredModifier<Other>> {
  private var other: ViewNode<ZStack<Other>>!
  private let secondary: SecondaryNode

  override init(_ modifier: LayeredModifier<Other>, child: Box, node: Node) {
    secondary = SecondaryNode(owner: node)
    super.init(modifier, child: child, node: node)
    secondary.box = self
    other = NodeFactory.make(
      Self.stack(modifier), NodeContext(parent: secondary, graph: node.graph, environment: node.environment))
    node.graph.added(other)
  }

  private static func stack(_ modifier: LayeredModifier<Other>) -> ZStack<Other> {
    ZStack(alignment: modifier.alignment) { modifier.other }
  }

  override var nodes: [Node] { [other] }

  override func modifierDidChange(from old: LayeredModifier<Other>) {
    other.update(Self.stack(modifier))
    node.graph.invalidateLayout()
  }
  override func environmentDidChange() { other.setEnvironment(environment) }

  private var otherBox: Box? {
    var boxes: [Box] = []
    other.collect(into: &boxes)
    return boxes.first
  }

  override func arrange(_ context: PlacementContext) {
    if modifier.isAbove {
      child.place(frame, proposal, context)
      placeOther(context)
    } else {
      placeOther(context)
      child.place(frame, proposal, context)
    }
  }

  private func placeOther(_ context: PlacementContext) {
    guard let box = otherBox else { return }
    let inner = ProposedViewSize(frame.size)
    // The other view is aligned with the guides of the view.
    let content = box.dimensions(inner)
    let own = child.dimensions(size: frame.size, proposal: proposal)
    func place(_ key: AlignmentKey) -> CGFloat {
      let value = own[key] - content[key]
      return value.isFinite ? value : 0
    }
    let origin = CGPoint(x: place(modifier.alignment.horizontal.key), y: place(modifier.alignment.vertical.key))
    placeInside(box, at: origin, size: content.size, inner, context)
  }
}
