import UIKit

struct FixedFrameModifier: UnaryLayoutModifier {
  let width: CGFloat?
  let height: CGFloat?
  let alignment: Alignment

  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(width: width ?? proposal.width, height: height ?? proposal.height)
  }

  func measure(_ proposal: ProposedViewSize, _ box: UnaryLayoutBox<Self>) -> CGSize {
    if let width, let height { return CGSize(width: width, height: height) }
    let size = box.child.sizeThatFits(inner(proposal))
    return CGSize(width: width ?? size.width, height: height ?? size.height)
  }

  func placement(
    _ size: CGSize, _ proposal: ProposedViewSize, _ box: UnaryLayoutBox<Self>
  ) -> (origin: CGPoint, size: CGSize, proposal: ProposedViewSize) {
    let inner = inner(proposal)
    let content = box.child.dimensions(inner)
    return (alignment.origin(of: content, in: size), content.size, inner)
  }

  func spacing(_ box: UnaryLayoutBox<Self>) -> ViewSpacing {
    var edges: Edge.Set = []
    if width != nil { edges.formUnion(.horizontal) }
    if height != nil { edges.formUnion(.vertical) }
    return box.child.spacing.resetTexts(edges)
  }
}

extension Alignment {
  /// Returns the origin of content in a size at which the guides are aligned.
  @MainActor
  func origin(of content: ViewDimensions, in size: CGSize) -> CGPoint {
    let outer = ViewDimensions(size: size, guides: nil)
    func place(_ key: AlignmentKey) -> CGFloat {
      let value = outer[key] - content[key]
      return value.isFinite ? value : 0
    }
    return CGPoint(x: place(horizontal.key), y: place(vertical.key))
  }
}
