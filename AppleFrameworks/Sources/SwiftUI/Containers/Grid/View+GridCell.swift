import UIKit

extension View {
  /// Sets the number of columns that the cell spans. If the number exceeds the number of columns in the grid, the cell
  /// spans all of them.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/view/gridcellcolumns(_:)
  nonisolated public func gridCellColumns(_ count: Int) -> some View {
    precondition(count >= 0, "gridCellColumns(_:): a cell cannot take \(count) columns")
    return applying(TraitModifier<GridColumnsTrait>(value: count))
  }

  /// Sets the point of the cell that is aligned with the same point of its area.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/view/gridcellanchor(_:)
  nonisolated public func gridCellAnchor(_ anchor: UnitPoint) -> some View {
    applying(TraitModifier<GridAnchorTrait>(value: anchor))
  }

  /// Sets the axes along which the cell does not affect the size of its column or row.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/view/gridcellunsizedaxes(_:)
  nonisolated public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
    applying(TraitModifier<GridUnsizedTrait>(value: axes))
  }

  /// Sets the alignment of the cells in this cell's column. The first alignment that is set in a column takes
  /// precedence.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/view/gridcolumnalignment(_:)
  nonisolated public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
    applying(TraitModifier<GridColumnAlignmentTrait>(value: guide))
  }
}
