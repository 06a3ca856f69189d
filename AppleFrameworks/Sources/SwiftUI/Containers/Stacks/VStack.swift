/// Views below each other.
///
/// - Source: developer.apple.com/documentation/swiftui/vstack
public struct VStack<Content: View>: View {
  let layout: VStackLayout
  nonisolated(unsafe) let content: Content

  /// - Parameter spacing: points between the views; `nil` (the default) is by what lies below each other.
  nonisolated public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    layout = VStackLayout(alignment: alignment, spacing: spacing)
    self.content = content()
  }
  public typealias Body = Never
}

extension VStack: PrimitiveView, LayoutView {
  static func makeNode(_ view: Self, _ context: NodeContext) -> ViewNode<Self> { LayoutNode(view, context) }
}
