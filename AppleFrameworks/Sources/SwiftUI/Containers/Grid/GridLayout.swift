import UIKit

/// A grid, as a layout.
///
/// - Source: developer.apple.com/documentation/swiftui/gridlayout
public struct GridLayout: Layout, BuiltInLayout {
  public var alignment: Alignment
  public var horizontalSpacing: CGFloat?
  public var verticalSpacing: CGFloat?

  nonisolated public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
  ) {
    self.alignment = alignment
    self.horizontalSpacing = horizontalSpacing
    self.verticalSpacing = verticalSpacing
  }

  private var engine: GridEngine {
    GridEngine(alignment: alignment, spacing: (horizontalSpacing, verticalSpacing))
  }

  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    guard !subviews.isEmpty else { return .zero }
    let result = engine.lay(Array(subviews.boxes), proposal)
    return CGSize(width: max(0, result.width), height: max(0, result.height))
  }

  public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    guard !subviews.isEmpty else { return }
    let engine = engine
    let result = engine.lay(Array(subviews.boxes), proposal)
    for (cell, place) in zip(result.cells, engine.places(result)) {
      cell.box.pending = Box.Placement(
        origin: CGPoint(x: bounds.minX + place.x, y: bounds.minY + place.y), proposal: cell.proposal, size: cell.size)
    }
  }
}
