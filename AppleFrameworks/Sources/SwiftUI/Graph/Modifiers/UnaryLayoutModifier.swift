import UIKit

/// A modifier that lays out a single view.
protocol UnaryLayoutModifier: BoxModifier {
  @MainActor func measure(_ proposal: ProposedViewSize, _ box: UnaryLayoutBox<Self>) -> CGSize
  /// Returns the frame of the view within the size that was returned for a proposal, and the proposal for the view.
  @MainActor func placement(
    _ size: CGSize, _ proposal: ProposedViewSize, _ box: UnaryLayoutBox<Self>
  ) -> (origin: CGPoint, size: CGSize, proposal: ProposedViewSize)
  @MainActor func spacing(_ box: UnaryLayoutBox<Self>) -> ViewSpacing
  @MainActor var hidesSpacer: Bool { get }
}

@MainActor
extension UnaryLayoutModifier {
  static func makeBox(_ modifier: Self, child: Box, node: Node) -> ModifierBox<Self> {
    UnaryLayoutBox(modifier, child: child, node: node)
  }
  func spacing(_ box: UnaryLayoutBox<Self>) -> ViewSpacing { box.child.spacing }
  var hidesSpacer: Bool { true }
}

final class UnaryLayoutBox<M: UnaryLayoutModifier>: ModifierBox<M> {
  override func measure(_ proposal: ProposedViewSize) -> CGSize { modifier.measure(proposal, self) }
  override func arrange(_ context: PlacementContext) {
    let inner = modifier.placement(frame.size, proposal, self)
    placeInside(child, at: inner.origin, size: inner.size, inner.proposal, context)
  }
  override var spacing: ViewSpacing { modifier.spacing(self) }
  override var isSpacer: Bool { !modifier.hidesSpacer && child.isSpacer }
  override var priority: Double {
    let priority = child.priority
    return modifier.hidesSpacer && priority == -.infinity && child.isSpacer ? 0 : priority
  }
  override func explicitGuide(_ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize) -> CGFloat? {
    let inner = modifier.placement(size, proposal, self)
    return child.explicitGuide(key, size: inner.size, proposal: inner.proposal).map { inner.origin[key.axis] + $0 }
  }
}
