import UIKit

/// A layout that arranges views in a grid.
///
/// - Source: developer.apple.com/documentation/swiftui/gridlayout
public struct GridLayout: Layout, BuiltInLayout {
  /// The alignment of cells that set no alignment of their own. Default: the center.
  public var alignment: Alignment
  /// The space between columns, in points; `nil` (the default) uses the preferences of adjacent cells.
  public var horizontalSpacing: CGFloat?
  /// The space between rows, in points; `nil` (the default) uses the preferences of adjacent cells.
  public var verticalSpacing: CGFloat?

  /// Creates a grid layout.
  ///
  /// - Parameters:
  ///   - alignment: The alignment of cells.
  ///   - horizontalSpacing: The space between columns, in points; `nil` uses the preferences of adjacent cells.
  ///   - verticalSpacing: The space between rows, in points; `nil` uses the preferences of adjacent cells.
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

  /// Returns the size of the grid for a proposed size. It is zero without subviews.
  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    guard !subviews.isEmpty else { return .zero }
    let result = engine.lay(Array(subviews.boxes), proposal)
    return CGSize(width: max(0, result.width), height: max(0, result.height))
  }

  /// Places the cells in the bounds.
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
