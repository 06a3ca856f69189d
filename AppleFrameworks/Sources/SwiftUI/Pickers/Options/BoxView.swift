import UIKit

/// A view that displays a box of another node.
struct BoxView: View {
  let box: Box
  typealias Body = Never
}

extension BoxView: PrimitiveView {
  static func makeNode(_ view: Self, _ context: NodeContext) -> ViewNode<Self> { BoxNode(view, context) }
}

/// The node of a `BoxView`.
@MainActor
final class BoxNode: ViewNode<BoxView> {
  private var box: Box

  init(_ view: BoxView, _ context: NodeContext) {
    box = view.box
    super.init(context)
  }

  override func update(_ view: BoxView) {
    guard box !== view.box else { return }
    box = view.box
    boxesDidChange()
  }
  override func collect(into boxes: inout [Box]) { boxes.append(box) }
}
