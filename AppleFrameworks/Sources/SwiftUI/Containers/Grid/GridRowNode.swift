import UIKit

/// The node of a grid row. It marks its views as cells of one row. Modifiers of the row apply to each cell.
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
