import UIKit

/// An arrangement of views along an axis with gaps.
@MainActor
struct Spread {
  let axis: NSLayoutConstraint.Axis
  let distribution: Distribution
  let file: StaticString
  let line: UInt

  func constraints(_ items: [some Anchored], _ region: LayoutRegion?, _ inset: CGFloat) -> [NSLayoutConstraint] {
    guard let first = items.first, let last = items.last else { return [] }
    var made: [NSLayoutConstraint] = []
    let isHorizontal = axis == .horizontal
    if let region {
      made += first.pin(isHorizontal ? .leading : .top, region, .inset(.exactly(inset)), file, line)
    }
    switch distribution {
    case .gaps(let points):
      for (item, next) in zip(items, items.dropFirst()) {
        made.append(
          isHorizontal
            ? next.pin(after: item, gap: points, file: file, line: line)
            : next.pin(below: item, gap: points, file: file, line: line))
      }
    case .equalGaps:
      made += equal(zip(items, items.dropFirst()).map(gap))
    case .equalCenters:
      made += equal(zip(items, items.dropFirst()).map(centerDistance))
    }
    if let region {
      made += last.pin(isHorizontal ? .trailing : .bottom, region, .inset(.exactly(inset)), file, line)
    }
    return made
  }

  private func equal(_ distances: [NSLayoutDimension]) -> [NSLayoutConstraint] {
    guard let first = distances.first else { return [] }
    return distances.dropFirst().map { ConstraintNotes.note($0.constraint(equalTo: first), file, line) }
  }

  private func gap(_ item: some Anchored, _ next: some Anchored) -> NSLayoutDimension {
    axis == .horizontal
      ? item.trailingAnchor.anchorWithOffset(to: next.leadingAnchor)
      : item.bottomAnchor.anchorWithOffset(to: next.topAnchor)
  }

  private func centerDistance(_ item: some Anchored, _ next: some Anchored) -> NSLayoutDimension {
    axis == .horizontal
      ? item.centerXAnchor.anchorWithOffset(to: next.centerXAnchor)
      : item.centerYAnchor.anchorWithOffset(to: next.centerYAnchor)
  }
}

/// The distribution of items along an axis.
public enum Distribution: Hashable, Sendable {
  /// Gaps with a number of points.
  case gaps(CGFloat)
  /// Gaps of equal size.
  case equalGaps
  /// Equal distances between centers.
  case equalCenters
}
