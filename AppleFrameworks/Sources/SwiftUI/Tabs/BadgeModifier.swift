import UIKit

/// A modifier that displays a badge at the trailing end of a row. The row keeps its own options.
struct BadgeModifier: BoxModifier {
  let badge: Text
  static func makeBox(_ modifier: Self, child: Box, node: Node) -> ModifierBox<Self> {
    BadgeBox(modifier, child: child, node: node)
  }
}

/// The box of a row with a badge.
final class BadgeBox: ModifierBox<BadgeModifier> {
  private var badge: ViewNode<ZStack<AnyView>>!
  private let secondary: SecondaryNode

  override init(_ modifier: BadgeModifier, child: Box, node: Node) {
    secondary = SecondaryNode(owner: node)
    super.init(modifier, child: child, node: node)
    secondary.box = self
    badge = NodeFactory.make(
      Self.view(modifier), NodeContext(parent: secondary, graph: node.graph, environment: node.environment))
    node.graph.added(badge)
  }

  private static func view(_ modifier: BadgeModifier) -> ZStack<AnyView> {
    ZStack { AnyView(modifier.badge.foregroundStyle(Color.secondary)) }
  }

  override var nodes: [Node] { [badge] }

  override func modifierDidChange(from old: BadgeModifier) {
    badge.update(Self.view(modifier))
    invalidateSize()
  }

  override func environmentDidChange() {
    badge.setEnvironment(environment)
    invalidateSize()
  }

  private var badgeBox: Box? {
    var boxes: [Box] = []
    badge.collect(into: &boxes)
    return boxes.first
  }

  /// Returns the sizes of the badge and of the content beside it.
  private func sizes(_ proposal: ProposedViewSize) -> (badge: CGSize, content: CGSize, inner: ProposedViewSize) {
    let badge = badgeBox?.sizeThatFits(.unspecified) ?? .zero
    let inner = ProposedViewSize(
      width: proposal.width.map { max(0, $0 - badge.width - ViewSpacing.standard) }, height: proposal.height)
    return (badge, child.sizeThatFits(inner), inner)
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let (badge, content, _) = sizes(proposal)
    let width = proposal.width ?? content.width + ViewSpacing.standard + badge.width
    return CGSize(width: width, height: max(content.height, badge.height))
  }

  override func arrange(_ context: PlacementContext) {
    let (badge, content, inner) = sizes(ProposedViewSize(frame.size))
    placeInside(child, at: CGPoint(x: 0, y: (frame.height - content.height) / 2), size: content, inner, context)
    guard let box = badgeBox else { return }
    placeInside(
      box, at: CGPoint(x: frame.width - badge.width, y: (frame.height - badge.height) / 2), size: badge, .unspecified,
      context)
  }
}
