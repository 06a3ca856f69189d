import UIKit

/// The layout of a stack of overlapping views.
///
/// - Source: developer.apple.com/documentation/swiftui/zstacklayout
public struct ZStackLayout: Layout, BuiltInLayout {
  /// The alignment of the views.
  ///
  /// - Default: `.center`.
  public var alignment: Alignment

  /// Creates a layout.
  nonisolated public init(alignment: Alignment = .center) {
    self.alignment = alignment
  }

  /// Returns the size that contains the views of the highest priority.
  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    let places = lay(subviews, proposal)
    return CGSize(width: places.width, height: places.height)
  }

  /// Places the subviews on top of each other.
  public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    var proposal = proposal
    if proposal.width == nil { proposal.width = bounds.width }
    if proposal.height == nil { proposal.height = bounds.height }
    let places = lay(subviews, proposal)
    let shift = CGPoint(
      x: shift(bounds.width, places.width, alignment.horizontal.key),
      y: shift(bounds.height, places.height, alignment.vertical.key))
    for (index, box) in subviews.boxes.enumerated() {
      let place = places.origins[index]
      box.pending = Box.Placement(
        origin: CGPoint(x: bounds.minX + place.x + shift.x, y: bounds.minY + place.y + shift.y), proposal: proposal,
        size: places.sizes[index])
    }
  }

  private func shift(_ own: CGFloat, _ content: CGFloat, _ key: AlignmentKey) -> CGFloat {
    guard own != content, own.isFinite, content.isFinite else { return 0 }
    var (outer, inner) = (CGSize.zero, CGSize.zero)
    outer[key.axis] = own
    inner[key.axis] = content
    return ViewDimensions(size: outer, guides: nil)[key] - ViewDimensions(size: inner, guides: nil)[key]
  }

  private func lay(
    _ subviews: Subviews, _ proposal: ProposedViewSize
  ) -> (origins: [CGPoint], sizes: [CGSize], width: CGFloat, height: CGFloat) {
    let all = subviews.boxes.map { $0.dimensions(proposal) }
    // Only views with the highest priority determine the size.
    let highest = subviews.boxes.map(\.priority).filter { $0.isFinite }.max() ?? 0
    func range(_ key: AlignmentKey) -> (before: CGFloat, length: CGFloat) {
      var (before, after) = (-CGFloat.infinity, -CGFloat.infinity)
      for (box, dimensions) in zip(subviews.boxes, all) where box.priority >= highest || !box.priority.isFinite {
        let guide = dimensions[key]
        before = max(before, guide)
        after = max(after, dimensions.size[key.axis] - guide)
      }
      guard before.isFinite, after.isFinite else { return (0, all.map { $0.size[key.axis] }.max() ?? 0) }
      return (before, before + after)
    }
    let (horizontal, vertical) = (alignment.horizontal.key, alignment.vertical.key)
    let (columns, rows) = (range(horizontal), range(vertical))
    let origins = all.map { dimensions -> CGPoint in
      let point = CGPoint(x: columns.before - dimensions[horizontal], y: rows.before - dimensions[vertical])
      return CGPoint(x: point.x.isFinite ? point.x : 0, y: point.y.isFinite ? point.y : 0)
    }
    return (origins, all.map(\.size), max(0, columns.length), max(0, rows.length))
  }
}
