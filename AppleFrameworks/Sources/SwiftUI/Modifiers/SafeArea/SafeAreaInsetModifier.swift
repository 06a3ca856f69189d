import UIKit

/// A modifier that reserves space for another view at an edge and removes it from the safe area of the content.
struct SafeAreaInsetModifier<Other: View>: BoxModifier {
  let edge: Edge
  /// The alignment of the view along the edge.
  let alignment: Alignment
  let spacing: CGFloat?
  let other: Other
  static func makeBox(_ modifier: Self, child: Box, node: Node) -> ModifierBox<Self> {
    SafeAreaInsetBox(modifier, child: child, node: node)
  }
}

final class SafeAreaInsetBox<Other: View>: ModifierBox<SafeAreaInsetModifier<Other>> {
  private var other: ViewNode<ZStack<Other>>!
  private let secondary: SecondaryNode

  override init(_ modifier: SafeAreaInsetModifier<Other>, child: Box, node: Node) {
    secondary = SecondaryNode(owner: node)
    super.init(modifier, child: child, node: node)
    secondary.box = self
    other = NodeFactory.make(
      ZStack { modifier.other }, NodeContext(parent: secondary, graph: node.graph, environment: node.environment))
    node.graph.added(other)
  }

  override var nodes: [Node] { [other] }
  override func modifierDidChange(from old: SafeAreaInsetModifier<Other>) {
    other.update(ZStack { modifier.other })
    invalidateSize()
  }
  override func environmentDidChange() {
    other.setEnvironment(environment)
    invalidateSize()
  }

  private var otherBox: Box? {
    var boxes: [Box] = []
    other.collect(into: &boxes)
    return boxes.first
  }

  private func length(_ proposal: ProposedViewSize) -> (own: CGFloat, size: CGSize) {
    guard let box = otherBox else { return (0, .zero) }
    let isVertical = modifier.edge == .top || modifier.edge == .bottom
    let size = box.sizeThatFits(
      ProposedViewSize(width: isVertical ? proposal.width : nil, height: isVertical ? nil : proposal.height))
    let gap = modifier.spacing ?? ViewSpacing.standard
    return ((isVertical ? size.height : size.width) + gap, size)
  }

  override func arrange(_ context: PlacementContext) {
    guard let box = otherBox else { return super.arrange(context) }
    let (room, size) = length(ProposedViewSize(frame.size))
    let (area, safe) = (context.safeArea, context.safeBounds)
    var inner = frame
    switch modifier.edge {
    case .top:
      inner.origin.y += room
      inner.size.height = max(0, inner.height - room)
      context.safeArea.top = (safe.map { abs($0.minY - frame.minY) < 0.5 } ?? false ? area.top : 0) + room
    case .bottom:
      inner.size.height = max(0, inner.height - room)
      context.safeArea.bottom = (safe.map { abs($0.maxY - frame.maxY) < 0.5 } ?? false ? area.bottom : 0) + room
    case .leading:
      inner.origin.x += room
      inner.size.width = max(0, inner.width - room)
      context.safeArea.leading += room
    case .trailing:
      inner.size.width = max(0, inner.width - room)
      context.safeArea.trailing += room
    }
    context.safeBounds = inner
    let content = child.sizeThatFits(ProposedViewSize(inner.size))
    child.place(
      CGRect(
        x: inner.midX - content.width / 2, y: inner.midY - content.height / 2, width: content.width,
        height: content.height),
      ProposedViewSize(inner.size), context)
    (context.safeArea, context.safeBounds) = (area, safe)
    let own = ViewDimensions(size: frame.size, guides: nil)
    let bar = ViewDimensions(size: size, guides: nil)
    var origin = CGPoint(
      x: own[modifier.alignment.horizontal] - bar[modifier.alignment.horizontal],
      y: own[modifier.alignment.vertical] - bar[modifier.alignment.vertical])
    switch modifier.edge {
    case .top: origin.y = 0
    case .bottom: origin.y = frame.height - size.height
    case .leading: origin.x = 0
    case .trailing: origin.x = frame.width - size.width
    }
    placeInside(box, at: origin, size: size, ProposedViewSize(size), context)
  }
}
