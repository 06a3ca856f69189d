/// A horizontal stack of views.
///
/// - Source: developer.apple.com/documentation/swiftui/hstack
public struct HStack<Content: View>: View {
  let layout: HStackLayout
  nonisolated(unsafe) let content: Content

  /// Creates a horizontal stack.
  ///
  /// - Parameters:
  ///   - alignment: The vertical guides that are aligned. Default: the centers.
  ///   - spacing: The space between views, in points; `nil` (the default) uses the preferences of adjacent views.
  nonisolated public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    layout = HStackLayout(alignment: alignment, spacing: spacing)
    self.content = content()
  }

  /// The type of the body. The view has none, because the framework renders it.
  public typealias Body = Never
}

extension HStack: PrimitiveView, LayoutView {
  static func makeNode(_ view: Self, _ context: NodeContext) -> ViewNode<Self> { LayoutNode(view, context) }
}
