/// What a view modifier is applied to, in its body.
///
/// - Source: developer.apple.com/documentation/swiftui/viewmodifier/content
public struct _ViewModifier_Content<Modifier: ViewModifier>: View {
  let source: ModifierContent
  public typealias Body = Never
}

extension _ViewModifier_Content: PrimitiveView {
  static func makeNode(_ view: Self, _ context: NodeContext) -> ViewNode<Self> { ModifierContentNode(view, context) }
}
