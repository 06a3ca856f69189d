/// Views above each other.
///
/// - Source: developer.apple.com/documentation/swiftui/zstack
public struct ZStack<Content: View>: View {
  let layout: ZStackLayout
  nonisolated(unsafe) let content: Content

  nonisolated public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    layout = ZStackLayout(alignment: alignment)
    self.content = content()
  }
  public typealias Body = Never
}

extension ZStack: PrimitiveView, LayoutView {
  static func makeNode(_ view: Self, _ context: NodeContext) -> ViewNode<Self> { LayoutNode(view, context) }
}
