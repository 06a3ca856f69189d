import UIKit

/// A protocol of horizontal and vertical stacks.
@MainActor
protocol LinearLayout: Layout, StackingLayout where Cache == Void {
  var engine: StackEngine { get }
  var crossKey: AlignmentKey { get }
}

extension LinearLayout {
  /// Returns the size of the stack for a proposal.
  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    guard !subviews.isEmpty else { return .zero }
    let boxes = Array(subviews.boxes)
    let result = engine.lay(boxes, proposal)
    var size = CGSize.zero
    size[engine.axis] = result.length
    size[engine.axis.other] = cross(boxes, result).length
    return size
  }

  /// Places the subviews consecutively.
  public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    guard !subviews.isEmpty else { return }
    let boxes = Array(subviews.boxes)
    let axis = engine.axis
    var proposal = proposal
    // If the proposal does not contain the cross length, the views are measured again with the resulting length.
    if proposal[axis.other] == nil { proposal[axis.other] = bounds.size[axis.other] }
    let result = engine.lay(boxes, proposal)
    let cross = cross(boxes, result)
    // If the second pass changes the length, the content is aligned in the bounds.
    let shift = crossShift(bounds.size[axis.other], cross, result, boxes)
    for (index, box) in boxes.enumerated() {
      var origin = bounds.origin
      origin[axis] += result.starts[index]
      origin[axis.other] += cross.starts[index] + shift
      box.pending = Box.Placement(origin: origin, proposal: result.proposals[index], size: result.sizes[index])
    }
  }

  /// Returns the positions of the views across the stack, and their total length.
  private func cross(_ boxes: [Box], _ result: StackEngine.Result) -> (
    starts: [CGFloat], length: CGFloat, guide: CGFloat
  ) {
    let axis = engine.axis.other
    var before: CGFloat = -.infinity
    var after: CGFloat = -.infinity
    var guides: [CGFloat] = []
    for (index, box) in boxes.enumerated() {
      let size = result.sizes[index]
      let guide = box.dimensions(size: size, proposal: result.proposals[index])[crossKey]
      guides.append(guide)
      before = max(before, guide)
      after = max(after, size[axis] - guide)
    }
    guard before.isFinite, after.isFinite else {
      // If a view is infinite, all views start at the same position.
      return (guides.map { _ in 0 }, result.sizes.map { $0[axis] }.max() ?? 0, 0)
    }
    return (guides.map { before - $0 }, before + after, before)
  }

  private func crossShift(
    _ length: CGFloat, _ cross: (starts: [CGFloat], length: CGFloat, guide: CGFloat), _ result: StackEngine.Result,
    _ boxes: [Box]
  ) -> CGFloat {
    guard length != cross.length, length.isFinite, cross.length.isFinite else { return 0 }
    var own = CGSize.zero
    own[engine.axis] = result.length
    own[engine.axis.other] = length
    let target = ViewDimensions(size: own, guides: nil)[crossKey]
    var content = own
    content[engine.axis.other] = cross.length
    let inContent = ViewDimensions(size: content, guides: nil)[crossKey]
    return target - inContent
  }

  /// Returns the preferred distances of the views at the edges of the stack.
  public func spacing(subviews: Subviews, cache: inout Void) -> ViewSpacing {
    guard let first = subviews.boxes.first, let last = subviews.boxes.last else { return ViewSpacing() }
    let isVertical = engine.axis == .vertical
    var result = ViewSpacing.ofNothing()
    result.formUnion(first.spacing, edges: isVertical ? .top : .leading)
    result.formUnion(last.spacing, edges: isVertical ? .bottom : .trailing)
    for box in subviews.boxes { result.formUnion(box.spacing, edges: isVertical ? .horizontal : .vertical) }
    return result
  }
}
