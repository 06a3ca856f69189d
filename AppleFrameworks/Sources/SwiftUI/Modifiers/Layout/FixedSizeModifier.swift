import UIKit

struct FixedSizeModifier: UnaryLayoutModifier {
  let horizontal: Bool
  let vertical: Bool

  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(width: horizontal ? nil : proposal.width, height: vertical ? nil : proposal.height)
  }
  func measure(_ proposal: ProposedViewSize, _ box: UnaryLayoutBox<Self>) -> CGSize {
    box.child.sizeThatFits(inner(proposal))
  }
  func placement(
    _ size: CGSize, _ proposal: ProposedViewSize, _ box: UnaryLayoutBox<Self>
  ) -> (origin: CGPoint, size: CGSize, proposal: ProposedViewSize) {
    (.zero, size, inner(proposal))
  }
  var hidesSpacer: Bool { false }
}
