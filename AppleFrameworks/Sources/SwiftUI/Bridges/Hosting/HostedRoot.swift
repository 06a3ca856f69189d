import UIKit

/// The root of a hosted view. It stacks several views vertically, as on iOS.
struct HostedRoot<Content: View>: View {
  let content: Content
  typealias Body = Never
}

extension HostedRoot: PrimitiveView {
  static func makeNode(_ view: Self, _ context: NodeContext) -> ViewNode<Self> { HostedRootNode(view, context) }
}

/// The node of a hosted root.
@MainActor
final class HostedRootNode<Content: View>: ViewNode<HostedRoot<Content>>, SizingContainer {
  weak var surface: HostingView<Content>?
  private var content: ViewNode<Content>!
  private var stack: LayoutBox<VStackLayout>!

  init(_ view: HostedRoot<Content>, _ context: NodeContext) {
    super.init(context)
    stack = LayoutBox(VStackLayout(), node: self)
    content = NodeFactory.make(view.content, self.context())
  }

  let dependents = SizeDependents()
  var roomForContent: CGSize { surface?.contentPlace ?? .zero }

  override var children: [Node] { [content] }
  override func update(_ view: HostedRoot<Content>) { content.update(view.content) }
  override func boxesDidChange() {
    stack.childrenDidChange()
    surface?.boxesDidChange()
  }
  override func collect(into boxes: inout [Box]) {
    var found: [Box] = []
    content.collect(into: &found)
    boxes.append(found.count == 1 ? found[0] : stack)
  }
}
