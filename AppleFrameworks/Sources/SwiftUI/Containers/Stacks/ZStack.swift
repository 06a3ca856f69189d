/// A stack of overlapping views. The last view is on top.
///
/// - Source: developer.apple.com/documentation/swiftui/zstack
public struct ZStack<Content: View>: View {
  let layout: ZStackLayout
  nonisolated(unsafe) let content: Content

  /// Creates a stack of overlapping views.
  ///
  /// - Parameter alignment: The guides at which the views are aligned. Default: the center.
  nonisolated public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    layout = ZStackLayout(alignment: alignment)
    self.content = content()
  }

  /// The type of the body. The view has none, because the framework renders it.
  public typealias Body = Never
}

extension ZStack: PrimitiveView, LayoutView {
  static func makeNode(_ view: Self, _ context: NodeContext) -> ViewNode<Self> { LayoutNode(view, context) }
}
