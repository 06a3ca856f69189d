import UIKit

struct FlexibleFrameModifier: UnaryLayoutModifier {
  let minWidth: CGFloat?
  let idealWidth: CGFloat?
  let maxWidth: CGFloat?
  let minHeight: CGFloat?
  let idealHeight: CGFloat?
  let maxHeight: CGFloat?
  let alignment: Alignment

  /// A range with corrected limits: the ideal length is at least the minimum, and the maximum is at least the ideal
  /// length.
  private struct Range {
    let low: CGFloat?
    let ideal: CGFloat?
    let high: CGFloat?

    init(_ low: CGFloat?, _ ideal: CGFloat?, _ high: CGFloat?) {
      let least = low.map { max(0, $0) }
      let middle = ideal.map { max($0, least ?? 0) }
      (self.low, self.ideal) = (least, middle)
      self.high = high.map { max($0, middle ?? least ?? 0) }
    }

    func proposal(_ proposed: CGFloat?) -> CGFloat? {
      guard let proposed = proposed ?? ideal else { return nil }
      var result = proposed
      if let high { result = min(result, high) }
      if let low { result = max(result, low) }
      return result
    }

    func size(_ proposed: CGFloat?, _ content: CGFloat) -> CGFloat {
      guard low != nil || high != nil else {
        return proposed == nil ? ideal ?? content : content
      }
      let lowest = low ?? min(content, high ?? .infinity)
      let highest = high ?? max(content, lowest)
      guard let proposed else {
        if let ideal { return ideal }
        return min(max(content, lowest), highest)
      }
      return min(max(proposed, lowest), max(highest, lowest))
    }
  }

  private var columns: Range { Range(minWidth, idealWidth, maxWidth) }
  private var rows: Range { Range(minHeight, idealHeight, maxHeight) }

  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(width: columns.proposal(proposal.width), height: rows.proposal(proposal.height))
  }

  func measure(_ proposal: ProposedViewSize, _ box: UnaryLayoutBox<Self>) -> CGSize {
    let size = box.child.sizeThatFits(inner(proposal))
    return CGSize(
      width: columns.size(proposal.width, size.width), height: rows.size(proposal.height, size.height))
  }

  func placement(
    _ size: CGSize, _ proposal: ProposedViewSize, _ box: UnaryLayoutBox<Self>
  ) -> (origin: CGPoint, size: CGSize, proposal: ProposedViewSize) {
    var inner = inner(proposal)
    // If a length is not proposed, the content uses that of the frame.
    if inner.width == nil, minWidth != nil || maxWidth != nil { inner.width = size.width.isFinite ? size.width : nil }
    if inner.height == nil, minHeight != nil || maxHeight != nil {
      inner.height = size.height.isFinite ? size.height : nil
    }
    let content = box.child.dimensions(inner)
    return (alignment.origin(of: content, in: size), content.size, inner)
  }

  func spacing(_ box: UnaryLayoutBox<Self>) -> ViewSpacing {
    var edges: Edge.Set = []
    if minWidth != nil || idealWidth != nil || maxWidth != nil { edges.formUnion(.horizontal) }
    if minHeight != nil || idealHeight != nil || maxHeight != nil { edges.formUnion(.vertical) }
    return box.child.spacing.resetTexts(edges)
  }
}
