import UIKit

/// How stacks share out their length.
///
/// Distances are taken off first. What is left goes to the views by priority: those of the highest first, after what the others need
/// at least was put aside. Among views of one priority, the least flexible is asked first, and each is offered an equal share of
/// what is left.
@MainActor
struct StackEngine {
  let axis: Axis
  let spacing: CGFloat?

  struct Result {
    var sizes: [CGSize]
    var proposals: [ProposedViewSize]
    /// Where each begins along the axis.
    var starts: [CGFloat]
    var length: CGFloat
  }

  /// The distances in front of each view; the first is 0.
  func distances(_ boxes: some RandomAccessCollection<Box>) -> [CGFloat] {
    var result: [CGFloat] = []
    var last: ViewSpacing?
    for box in boxes {
      guard let earlier = last else {
        result.append(0)
        last = spacing == nil ? box.spacing : ViewSpacing.zero
        continue
      }
      if let spacing {
        result.append(spacing)
      } else {
        let own = box.spacing
        result.append(earlier.distance(to: own, along: axis))
        last = own
      }
    }
    return result
  }

  func lay(_ boxes: [Box], _ proposal: ProposedViewSize) -> Result {
    let distances = distances(boxes)
    var proposals = boxes.map { _ in proposal }
    var sizes = Array(repeating: CGSize.zero, count: boxes.count)
    if let length = proposal[axis] {
      share(length - distances.reduce(0, +), boxes, proposal, &proposals, &sizes)
    } else {
      for (index, box) in boxes.enumerated() { sizes[index] = size(of: box, proposal) }
    }
    var starts: [CGFloat] = []
    var position: CGFloat = 0
    for index in boxes.indices {
      position += distances[index]
      starts.append(position)
      position += sizes[index][axis]
    }
    return Result(sizes: sizes, proposals: proposals, starts: starts, length: position)
  }

  private func size(of box: Box, _ proposal: ProposedViewSize) -> CGSize {
    box.sizeThatFits(proposal)
  }

  private func share(
    _ length: CGFloat, _ boxes: [Box], _ proposal: ProposedViewSize, _ proposals: inout [ProposedViewSize],
    _ sizes: inout [CGSize]
  ) {
    func probe(_ index: Int, _ value: CGFloat) -> CGFloat {
      var asked = proposal
      asked[axis] = value
      return boxes[index].sizeThatFits(asked)[axis]
    }
    let priorities = boxes.map(\.priority)
    let groups = Set(priorities).sorted(by: >)
    var remaining = length
    // A single view needs no probing.
    let minima = groups.count > 1 ? boxes.indices.map { probe($0, 0) } : []
    for priority in groups {
      let members = boxes.indices.filter { priorities[$0] == priority }
      let reserved =
        groups.count > 1 ? boxes.indices.filter { priorities[$0] < priority }.reduce(0) { $0 + minima[$1] } : 0
      remaining -= reserved
      let ordered: [Int]
      if members.count > 1 {
        let flexibility = Dictionary(
          uniqueKeysWithValues: members.map { index in
            let low = groups.count > 1 ? minima[index] : probe(index, 0)
            let high = probe(index, .infinity)
            return (index, high == low ? 0 : high - low)
          })
        ordered = members.sorted { (flexibility[$0]!, $0) < (flexibility[$1]!, $1) }
      } else {
        ordered = members
      }
      var left = ordered.count
      for index in ordered {
        let share = max(0, remaining / CGFloat(left))
        var offered = proposal
        offered[axis] = share
        let answer = size(of: boxes[index], offered)
        proposals[index] = offered
        sizes[index] = answer
        remaining -= answer[axis]
        left -= 1
      }
      remaining += reserved
    }
  }
}

/// What horizontal and vertical stacks have in common.
@MainActor
protocol LinearLayout: Layout, StackingLayout where Cache == Void {
  var engine: StackEngine { get }
  var crossKey: AlignmentKey { get }
}

extension LinearLayout {
  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    guard !subviews.isEmpty else { return .zero }
    let boxes = Array(subviews.boxes)
    let result = engine.lay(boxes, proposal)
    var size = CGSize.zero
    size[engine.axis] = result.length
    size[engine.axis.other] = cross(boxes, result).length
    return size
  }

  public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    guard !subviews.isEmpty else { return }
    let boxes = Array(subviews.boxes)
    let axis = engine.axis
    var proposal = proposal
    // Where the cross axis was left open, the views are measured again with what the stack has come to.
    if proposal[axis.other] == nil { proposal[axis.other] = bounds.size[axis.other] }
    let result = engine.lay(boxes, proposal)
    let cross = cross(boxes, result)
    // What has come out another size in this second pass lies in the middle of its bounds, by the alignment.
    let shift = crossShift(bounds.size[axis.other], cross, result, boxes)
    for (index, box) in boxes.enumerated() {
      var origin = bounds.origin
      origin[axis] += result.starts[index]
      origin[axis.other] += cross.starts[index] + shift
      box.pending = Box.Placement(origin: origin, proposal: result.proposals[index], size: result.sizes[index])
    }
  }

  /// Where each view begins across the stack, from the one that begins first, and how far they reach.
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
      // A view without end: all begin together.
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
