import UIKit

struct TableView<Content: View>: View {
  let content: Content
  let style: UITableView.Style
  let selection: ListSelection?
  typealias Body = Never
}

extension TableView: PrimitiveView {
  static func makeNode(_ view: Self, _ context: NodeContext) -> ViewNode<Self> { TableNode(view, context) }
}
