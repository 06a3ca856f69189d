import UIKit

/// A view that displays a table of the rows in its content.
struct TableView<Content: View>: View {
  let content: Content
  let style: UITableView.Style
  let selection: ListSelection?
  typealias Body = Never
}

extension TableView: PrimitiveView {
  static func makeNode(_ view: Self, _ context: NodeContext) -> ViewNode<Self> { TableNode(view, context) }
}

/// The node of a table.
@MainActor
final class TableNode<Content: View>: ViewNode<TableView<Content>> {
  private var content: ViewNode<Content>!
  private var box: TableBox!
  private var style: UITableView.Style

  init(_ view: TableView<Content>, _ context: NodeContext) {
    style = view.style
    super.init(context)
    content = NodeFactory.make(view.content, self.context(inner))
    defer { box.selection = view.selection }
    box = TableBox(node: self, style: style) { [unowned self] in
      var items: [LazyItem] = []
      content.collectLazily(into: &items)
      return items
    }
  }

  private var inner: EnvironmentValues {
    var values = environment
    values.isInList = true
    return values
  }

  override var children: [Node] { [content] }
  override func update(_ view: TableView<Content>) {
    box.selection = view.selection
    content.update(view.content)
    if view.selection != nil { graph.invalidateLayout() }
  }
  override func environmentDidChange(from old: EnvironmentValues) {
    content.setEnvironment(inner)
    graph.invalidateLayout()
  }
  override func collect(into boxes: inout [Box]) { boxes.append(box) }
  override func boxesDidChange() { box.rowsDidChange() }
}
