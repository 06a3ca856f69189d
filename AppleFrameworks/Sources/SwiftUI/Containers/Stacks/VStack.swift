/// A vertical stack of views.
///
/// - Source: developer.apple.com/documentation/swiftui/vstack
public struct VStack<Content: View>: View {
  let layout: VStackLayout
  nonisolated(unsafe) let content: Content

  /// Creates a vertical stack.
  ///
  /// - Parameters:
  ///   - alignment: The horizontal guides that are aligned. Default: the centers.
  ///   - spacing: The space between views, in points; `nil` (the default) uses the preferences of adjacent views.
  nonisolated public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    layout = VStackLayout(alignment: alignment, spacing: spacing)
    self.content = content()
  }

  /// The type of the body. The view has none, because the framework renders it.
  public typealias Body = Never
}

extension VStack: PrimitiveView, LayoutView {
  static func makeNode(_ view: Self, _ context: NodeContext) -> ViewNode<Self> { LayoutNode(view, context) }
}
