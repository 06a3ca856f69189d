/// A view with a modifier of this framework.
struct Modified<Content: View, M: PrimitiveModifier>: View {
  let content: Content
  let modifier: M
  typealias Body = Never
}

extension Modified: PrimitiveView {
  static func makeNode(_ view: Self, _ context: NodeContext) -> ViewNode<Self> {
    M.makeNode(view, context)
  }
}

extension View {
  nonisolated func applying<M: PrimitiveModifier>(_ modifier: M) -> Modified<Self, M> {
    Modified(content: self, modifier: modifier)
  }
}
