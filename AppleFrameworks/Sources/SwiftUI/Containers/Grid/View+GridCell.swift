import UIKit

extension View {
  /// The number of columns that the cell spans. Larger numbers than the grid has columns span all of them.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/view/gridcellcolumns(_:)
  nonisolated public func gridCellColumns(_ count: Int) -> some View {
    precondition(count >= 0, "gridCellColumns(_:): a cell cannot take \(count) columns")
    return applying(TraitModifier<GridColumnsTrait>(value: count))
  }

  /// The point of the cell that is aligned with the same point of its place.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/view/gridcellanchor(_:)
  nonisolated public func gridCellAnchor(_ anchor: UnitPoint) -> some View {
    applying(TraitModifier<GridAnchorTrait>(value: anchor))
  }

  /// The axes along which the cell does not affect the size of its column or row.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/view/gridcellunsizedaxes(_:)
  nonisolated public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
    applying(TraitModifier<GridUnsizedTrait>(value: axes))
  }

  /// The alignment of the cells in this cell's column. The first one set in a column wins.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/view/gridcolumnalignment(_:)
  nonisolated public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
    applying(TraitModifier<GridColumnAlignmentTrait>(value: guide))
  }
}
