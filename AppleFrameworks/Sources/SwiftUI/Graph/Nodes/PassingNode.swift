import UIKit

/// The node of a view that displays one of its properties.
@MainActor
final class PassingNode<V: View, Content: View>: ViewNode<V> {
  private var content: ViewNode<Content>!
  private let contentOf: (V) -> Content

  init(_ view: V, _ context: NodeContext, _ contentOf: @escaping (V) -> Content) {
    self.contentOf = contentOf
    super.init(context)
    content = NodeFactory.make(contentOf(view), self.context())
  }

  override var children: [Node] { [content] }
  override func update(_ view: V) { content.update(contentOf(view)) }
  override func collectLazily(into items: inout [LazyItem]) { content.collectLazily(into: &items) }
}
