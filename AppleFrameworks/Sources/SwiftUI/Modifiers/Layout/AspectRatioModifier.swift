import UIKit

struct AspectRatioModifier: UnaryLayoutModifier {
  let ratio: CGFloat?
  let mode: ContentMode

  @MainActor private func ratio(_ box: UnaryLayoutBox<Self>) -> CGFloat {
    if let ratio { return ratio }
    let ideal = box.child.sizeThatFits(.unspecified)
    return ideal.height == 0 ? 1 : ideal.width / ideal.height
  }

  @MainActor private func inner(
    _ proposal: ProposedViewSize, _ box: UnaryLayoutBox<Self>
  ) -> ProposedViewSize {
    let ratio = ratio(box)
    switch (proposal.width, proposal.height) {
    case (nil, nil): return .unspecified
    case (let width?, nil): return ratio == 0 ? proposal : ProposedViewSize(width: width, height: width / ratio)
    case (nil, let height?): return ProposedViewSize(width: height * ratio, height: height)
    case (let width?, let height?):
      if !width.isFinite && !height.isFinite { return proposal }
      let byHeight = CGSize(width: height * ratio, height: height)
      let byWidth = CGSize(width: width, height: ratio == 0 ? .infinity : width / ratio)
      let takesHeight = mode == .fit ? byHeight.width <= width : byHeight.width >= width
      if ratio < 0 { return ProposedViewSize(byWidth) }
      return ProposedViewSize(takesHeight ? byHeight : byWidth)
    }
  }

  func measure(_ proposal: ProposedViewSize, _ box: UnaryLayoutBox<Self>) -> CGSize {
    box.child.sizeThatFits(inner(proposal, box))
  }
  func placement(
    _ size: CGSize, _ proposal: ProposedViewSize, _ box: UnaryLayoutBox<Self>
  ) -> (origin: CGPoint, size: CGSize, proposal: ProposedViewSize) {
    (.zero, size, inner(proposal, box))
  }
}
