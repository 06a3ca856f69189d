import UIKit

/// Views in rows and columns: each column is as wide as the widest of its cells, each row as high as the highest.
///
/// What is in no `GridRow` is a row of its own, as wide as all columns.
///
/// - Source: developer.apple.com/documentation/swiftui/grid
public struct Grid<Content: View>: View {
  let layout: GridLayout
  nonisolated(unsafe) let content: Content

  /// - Parameters:
  ///   - horizontalSpacing: points between columns; `nil` (the default) is by what lies beside each other.
  ///   - verticalSpacing: points between rows; `nil` (the default) is by what lies below each other.
  nonisolated public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    layout = GridLayout(alignment: alignment, horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing)
    self.content = content()
  }
  public typealias Body = Never
}

extension Grid: PrimitiveView, LayoutView {
  static func makeNode(_ view: Self, _ context: NodeContext) -> ViewNode<Self> { LayoutNode(view, context) }
}

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

/// A row of a grid. Anywhere else its views are as they would be without it.
///
/// - Source: developer.apple.com/documentation/swiftui/gridrow
public struct GridRow<Content: View>: View {
  let alignment: VerticalAlignment?
  nonisolated(unsafe) let content: Content

  /// - Parameter alignment: of the row's cells; `nil` (the default) is the grid's.
  nonisolated public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }
  public typealias Body = Never
}

extension GridRow: PrimitiveView {
  static func makeNode(_ view: Self, _ context: NodeContext) -> ViewNode<Self> { GridRowNode(view, context) }
}

/// Marks its views as the cells of one row. What is applied to the row is applied to each.
@MainActor
final class GridRowNode<Content: View>: ViewNode<GridRow<Content>> {
  private var alignment: VerticalAlignment?
  private var content: ViewNode<Content>!
  private var cells: [ObjectIdentifier: GridCellBox] = [:]

  init(_ view: GridRow<Content>, _ context: NodeContext) {
    alignment = view.alignment
    super.init(context)
    content = NodeFactory.make(view.content, self.context())
  }

  override var children: [Node] { [content] }

  override func update(_ view: GridRow<Content>) {
    if view.alignment != alignment {
      alignment = view.alignment
      for cell in cells.values { cell.setModifier(place, from: cell.modifier) }
    }
    content.update(view.content)
  }

  private var place: GridRowPlace { GridRowPlace(row: ObjectIdentifier(self), alignment: alignment) }

  override func collect(into boxes: inout [Box]) {
    var found: [Box] = []
    content.collect(into: &found)
    var used: [ObjectIdentifier: GridCellBox] = [:]
    for child in found {
      let id = ObjectIdentifier(child)
      let cell = cells[id] ?? GridCellBox(place, child: child, node: self)
      child.superbox = cell
      used[id] = cell
      boxes.append(cell)
    }
    cells = used
  }
}

/// A cell of a row.
final class GridCellBox: ModifierBox<GridRowPlace> {
  override func traitValue(_ key: ObjectIdentifier) -> Any? {
    key == ObjectIdentifier(GridRowTrait.self) ? modifier : child.traitValue(key)
  }
}

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
