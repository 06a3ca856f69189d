import UIKit

/// An algorithm that distributes the length of a stack among its views.
///
/// Distances are subtracted first. The remaining length is distributed by priority: views with the highest priority
/// come first, while the minimum lengths of the others are reserved. Among views with the same priority, the least
/// flexible view comes first, and each view is offered an equal share of the remaining length.
@MainActor
struct StackEngine {
  let axis: Axis
  let spacing: CGFloat?

  struct Result {
    var sizes: [CGSize]
    var proposals: [ProposedViewSize]
    /// The start of each view along the axis.
    var starts: [CGFloat]
    var length: CGFloat
  }

  /// Returns the distances before each view. The first distance is 0.
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
    // The flexibility of a single view is not measured.
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
