import UIKit

/// A box that wraps another box and applies a modifier.
@MainActor
class ModifierBox<M>: Box {
  private(set) var modifier: M
  let child: Box

  init(_ modifier: M, child: Box, node: Node) {
    self.modifier = modifier
    self.child = child
    super.init(node: node)
  }

  final func setModifier(_ new: M, from old: M) {
    modifier = new
    modifierDidChange(from: old)
  }

  /// The nodes of the modifier, in addition to its content.
  var nodes: [Node] { [] }
  func modifierDidChange(from old: M) { invalidateSize() }
  func environmentDidChange() { invalidateSize() }
  func remove() { for node in nodes { node.remove() } }

  override func measure(_ proposal: ProposedViewSize) -> CGSize { child.sizeThatFits(proposal) }
  override func arrange(_ context: PlacementContext) { child.place(frame, proposal, context) }
  override var contained: [Box] { [child] }
  override var spacing: ViewSpacing { child.spacing }
  override var priority: Double { child.priority }
  override var isSpacer: Bool { child.isSpacer }
  override func defines(_ key: AlignmentKey) -> Bool { child.defines(key) }
  override func explicitGuide(_ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize) -> CGFloat? {
    child.explicitGuide(key, size: size, proposal: proposal)
  }
  override func traitValue(_ key: ObjectIdentifier) -> Any? { child.traitValue(key) }
}
