import UIKit

nonisolated struct IdentifiedView<Content: View, ID: Hashable>: View {
  let content: Content
  let id: ID
  typealias Body = Never
}

extension IdentifiedView: PrimitiveView {
  @MainActor static func makeNode(_ view: Self, _ context: NodeContext) -> ViewNode<Self> {
    IdentifiedNode(view, context)
  }
}

/// The node of a view with an explicit identity.
@MainActor
final class IdentifiedNode<Content: View, ID: Hashable>: ViewNode<IdentifiedView<Content, ID>> {
  private let content = SwitchingContent()
  private var id: ID

  init(_ view: IdentifiedView<Content, ID>, _ context: NodeContext) {
    id = view.id
    super.init(context)
    content.begin(view.content.applying(TraitModifier<IDTrait>(value: AnyHashable(view.id))), owner: self)
  }

  override var children: [Node] { content.node.map { [$0] } ?? [] }

  override func update(_ view: IdentifiedView<Content, ID>) {
    let tagged = view.content.applying(TraitModifier<IDTrait>(value: AnyHashable(view.id)))
    if view.id == id { return content.set(tagged, owner: self) }
    id = view.id
    content.replace(by: NodeFactory.make(tagged, context()), self)
  }
}
