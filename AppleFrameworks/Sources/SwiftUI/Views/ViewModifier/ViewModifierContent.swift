/// The view that a modifier is applied to.
///
/// - Source: developer.apple.com/documentation/swiftui/viewmodifier/content
public struct _ViewModifier_Content<Modifier: ViewModifier>: View {
  let source: ModifierContent
  /// Has no body: the framework renders it.
  public typealias Body = Never
}

extension _ViewModifier_Content: PrimitiveView {
  static func makeNode(_ view: Self, _ context: NodeContext) -> ViewNode<Self> { ModifierContentNode(view, context) }
}
