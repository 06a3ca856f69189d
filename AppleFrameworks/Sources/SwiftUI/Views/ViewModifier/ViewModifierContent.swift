/// The view to which a modifier is applied.
///
/// - Source: developer.apple.com/documentation/swiftui/viewmodifier/content
public struct _ViewModifier_Content<Modifier: ViewModifier>: View {
  let source: ModifierContent
  /// The type of the body. The view has none, because the framework renders it.
  public typealias Body = Never
}

extension _ViewModifier_Content: PrimitiveView {
  static func makeNode(_ view: Self, _ context: NodeContext) -> ViewNode<Self> { ModifierContentNode(view, context) }
}
