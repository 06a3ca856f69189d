import UIKit

extension View {
  /// How many columns the cell takes; more than the grid has are all that there are.
  nonisolated public func gridCellColumns(_ count: Int) -> some View {
    precondition(count >= 0, "gridCellColumns(_:): a cell cannot take \(count) columns")
    return applying(TraitModifier<GridColumnsTrait>(value: count))
  }
  /// Which point of the cell comes to the same point of its place.
  nonisolated public func gridCellAnchor(_ anchor: UnitPoint) -> some View {
    applying(TraitModifier<GridAnchorTrait>(value: anchor))
  }
  /// Along which axes the view takes what the others of its column or row leave, without a say.
  nonisolated public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
    applying(TraitModifier<GridUnsizedTrait>(value: axes))
  }
  /// How the cells of this cell's column are aligned; the first in the column that says so counts.
  nonisolated public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
    applying(TraitModifier<GridColumnAlignmentTrait>(value: guide))
  }
}
