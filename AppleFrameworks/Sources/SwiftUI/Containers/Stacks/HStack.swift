/// Views beside each other.
///
/// - Source: developer.apple.com/documentation/swiftui/hstack
public struct HStack<Content: View>: View {
  let layout: HStackLayout
  nonisolated(unsafe) let content: Content

  /// - Parameter spacing: points between the views; `nil` (the default) is by what lies beside each other.
  nonisolated public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    layout = HStackLayout(alignment: alignment, spacing: spacing)
    self.content = content()
  }
  public typealias Body = Never
}

extension HStack: PrimitiveView, LayoutView {
  static func makeNode(_ view: Self, _ context: NodeContext) -> ViewNode<Self> { LayoutNode(view, context) }
}
