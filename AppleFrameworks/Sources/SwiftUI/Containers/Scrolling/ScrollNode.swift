import UIKit

/// The node of a scroll view.
@MainActor
final class ScrollNode<Content: View>: ViewNode<ScrollView<Content>>, ScrollingNode {
  private(set) var view: ScrollView<Content>
  private var content: ViewNode<Content>!
  private var box: ScrollBox<Content>!

  init(_ view: ScrollView<Content>, _ context: NodeContext) {
    self.view = view
    super.init(context)
    box = ScrollBox(owner: self)
    content = NodeFactory.make(view.content, self.context(environment.withoutScrolling))
  }

  override var children: [Node] { [content] }
  override func update(_ view: ScrollView<Content>) {
    let isOther = view.axes != self.view.axes || view.showsIndicators != self.view.showsIndicators
    self.view = view
    content.update(view.content)
    if isOther { box.invalidateSize() }
  }
  override func environmentDidChange(from old: EnvironmentValues) {
    content.setEnvironment(environment.withoutScrolling)
    box.invalidateSize()
  }
  override func collect(into boxes: inout [Box]) { boxes.append(box) }
  override func boxesDidChange() { box.contentDidChange() }
}

/// The node of a view that scrolls its content.
@MainActor
protocol ScrollingNode: Node {}
