import UIKit

/// A modifier that sets a frame with lengths of the nearest container: a scroll view, the content of a navigation
/// stack, or a hosted view.
struct ContainerFrameModifier: UnaryLayoutModifier {
  let axes: Axis.Set
  let alignment: Alignment
  let length: (CGFloat, Axis) -> CGFloat

  @MainActor private func inner(
    _ proposal: ProposedViewSize, _ box: UnaryLayoutBox<Self>
  ) -> ProposedViewSize {
    let container = box.nearestContainerSize
    var result = proposal
    for axis in Axis.allCases where axes.contains(axis) { result[axis] = max(0, length(container[axis], axis)) }
    return result
  }

  func measure(_ proposal: ProposedViewSize, _ box: UnaryLayoutBox<Self>) -> CGSize {
    let inner = inner(proposal, box)
    var size = box.child.sizeThatFits(inner)
    for axis in Axis.allCases where axes.contains(axis) { size[axis] = inner[axis] ?? size[axis] }
    return size
  }

  func placement(
    _ size: CGSize, _ proposal: ProposedViewSize, _ box: UnaryLayoutBox<Self>
  ) -> (origin: CGPoint, size: CGSize, proposal: ProposedViewSize) {
    let inner = inner(proposal, box)
    let content = box.child.dimensions(inner)
    return (alignment.origin(of: content, in: size), content.size, inner)
  }
}

extension View {
  /// Sets the lengths of the view to those of the nearest container on some axes.
  nonisolated public func containerRelativeFrame(_ axes: Axis.Set, alignment: Alignment = .center) -> some View {
    applying(ContainerFrameModifier(axes: axes, alignment: alignment) { length, _ in length })
  }

  /// Sets the length of the view to that of a number of equal parts of the nearest container.
  ///
  /// - Parameters:
  ///   - count: The number of parts.
  ///   - span: The number of parts that the view occupies.
  ///   - spacing: The distance between parts, in points.
  nonisolated public func containerRelativeFrame(
    _ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat, alignment: Alignment = .center
  ) -> some View {
    precondition(count > 0, "containerRelativeFrame: a container cannot have \(count) parts")
    return applying(
      ContainerFrameModifier(axes: axes, alignment: alignment) { length, _ in
        let part = (length - spacing * CGFloat(count - 1)) / CGFloat(count)
        return part * CGFloat(span) + spacing * CGFloat(span - 1)
      })
  }

  /// Sets the lengths of the view to lengths that are computed from those of the nearest container.
  ///
  /// - Parameter length: A closure that returns the length on an axis for that of the container, in points.
  nonisolated public func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center, _ length: @escaping (CGFloat, Axis) -> CGFloat
  ) -> some View {
    applying(ContainerFrameModifier(axes: axes, alignment: alignment, length: length))
  }
}
