import UIKit

/// A modifier that masks a view with another view.
struct MaskModifier<Mask: View>: BoxModifier {
  let mask: Mask
  let alignment: Alignment
  static func makeBox(_ modifier: Self, child: Box, node: Node) -> ModifierBox<Self> {
    MaskBox(modifier, child: child, node: node)
  }
}

final class MaskBox<Mask: View>: ModifierBox<MaskModifier<Mask>> {
  private let view = PassingView()
  private let maskView = PassingView()
  private var mask: ViewNode<ZStack<Mask>>!
  private let secondary: SecondaryNode

  override init(_ modifier: MaskModifier<Mask>, child: Box, node: Node) {
    secondary = SecondaryNode(owner: node)
    super.init(modifier, child: child, node: node)
    secondary.box = self
    mask = NodeFactory.make(
      ZStack(alignment: modifier.alignment) { modifier.mask },
      NodeContext(parent: secondary, graph: node.graph, environment: node.environment))
    view.mask = maskView
    node.graph.added(mask)
  }

  override var nodes: [Node] { [mask] }
  override func modifierDidChange(from old: MaskModifier<Mask>) {
    mask.update(ZStack(alignment: modifier.alignment) { modifier.mask })
    node.graph.invalidateLayout()
  }
  override func environmentDidChange() { mask.setEnvironment(environment) }

  override func arrange(_ context: PlacementContext) {
    let placed = context.onPixels(frame)
    context.show(view, frame: frame)
    let local = CGRect(
      x: frame.minX - placed.minX, y: frame.minY - placed.minY, width: frame.width, height: frame.height)
    let inner = context.inside(view, origin: placed.origin)
    child.place(local, proposal, inner)
    inner.finish()
    maskView.frame = CGRect(origin: .zero, size: placed.size)
    let masked = context.inside(maskView, origin: placed.origin)
    var boxes: [Box] = []
    mask.collect(into: &boxes)
    if let box = boxes.first {
      let content = box.dimensions(ProposedViewSize(local.size))
      let origin = modifier.alignment.origin(of: content, in: local.size)
      box.place(
        CGRect(x: local.minX + origin.x, y: local.minY + origin.y, width: content.width, height: content.height),
        ProposedViewSize(local.size), masked)
    }
    masked.finish()
  }
}
