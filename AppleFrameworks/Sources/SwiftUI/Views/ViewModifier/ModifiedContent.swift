/// A value to which a modifier is applied.
///
/// - Source: developer.apple.com/documentation/swiftui/modifiedcontent
public struct ModifiedContent<Content, Modifier> {
  /// The modified value.
  public var content: Content
  /// The modifier.
  public var modifier: Modifier

  /// Creates a value to which a modifier is applied.
  nonisolated public init(content: Content, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }
}

extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
  /// The type of the body. The view has none, because the framework renders it.
  public typealias Body = Never
}

extension ModifiedContent: PrimitiveView where Content: View, Modifier: ViewModifier {
  static func makeNode(_ view: Self, _ context: NodeContext) -> ViewNode<Self> {
    makeEffectNode(view, context) ?? ModifiedNode(view, context)
  }
}

extension ModifiedContent: ViewModifier where Content: ViewModifier, Modifier: ViewModifier {
  /// Returns the content with the inner modifier applied first, then the outer one.
  public func body(content: Self.Content) -> some View {
    content.modifier(self.content).modifier(modifier)
  }
}
