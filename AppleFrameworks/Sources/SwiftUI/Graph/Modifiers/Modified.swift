/// A view with a modifier of this framework.
nonisolated struct Modified<Content: View, M: PrimitiveModifier>: View {
  let content: Content
  let modifier: M
  typealias Body = Never
}

extension Modified: PrimitiveView {
  @MainActor static func makeNode(_ view: Self, _ context: NodeContext) -> ViewNode<Self> {
    M.makeNode(view, context)
  }
}

extension View {
  nonisolated func applying<M: PrimitiveModifier>(_ modifier: M) -> Modified<Self, M> {
    Modified(content: self, modifier: modifier)
  }
}
