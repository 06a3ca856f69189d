import UIKit

/// A view that is a lazy stack or grid.
@MainActor
protocol LazyContainer: View {
  associatedtype Content: View
  var flow: LazyFlow { get }
  var content: Content { get }
}

/// The node of a lazy container. It collects the sources of its rows instead of their boxes.
@MainActor
final class LazyNode<V: LazyContainer>: ViewNode<V> {
  private var content: ViewNode<V.Content>!
  private var box: LazyContainerBox!

  init(_ view: V, _ context: NodeContext) {
    super.init(context)
    box = LazyContainerBox(view.flow, node: self) { [unowned self] in
      var items: [LazyItem] = []
      content.collectLazily(into: &items)
      return items
    }
    content = NodeFactory.make(view.content, self.context())
  }

  override var children: [Node] { [content] }
  override func update(_ view: V) {
    if !view.flow.isSame(as: box.flow) { box.flow = view.flow }
    content.update(view.content)
  }
  override func environmentDidChange(from old: EnvironmentValues) {
    super.environmentDidChange(from: old)
    box.invalidateSize()
  }
  override func collect(into boxes: inout [Box]) { boxes.append(box) }
  override func boxesDidChange() { box.contentDidChange() }
}
