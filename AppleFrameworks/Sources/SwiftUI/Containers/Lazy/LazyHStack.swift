import UIKit

/// A horizontal stack that creates views when they become visible.
///
/// - Source: developer.apple.com/documentation/swiftui/lazyhstack
public struct LazyHStack<Content: View>: View {
  let flow: LazyFlow
  nonisolated(unsafe) let content: Content

  /// Creates a lazy horizontal stack.
  ///
  /// - Parameters:
  ///   - spacing: The space between views, in points; `nil` (the default) is 8.
  ///   - pinnedViews: The headers and footers that stay visible while their section is visible.
  nonisolated public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = .init(),
    @ViewBuilder content: () -> Content
  ) {
    flow = LazyFlow(
      axis: .horizontal, items: nil, alignment: Alignment(horizontal: .center, vertical: alignment),
      spacing: spacing ?? ViewSpacing.standard, pinned: pinnedViews)
    self.content = content()
  }

  /// The type of the body. The view has none, because the framework renders it.
  public typealias Body = Never
}

extension LazyHStack: PrimitiveView, LazyContainer {
  static func makeNode(_ view: Self, _ context: NodeContext) -> ViewNode<Self> { LazyNode(view, context) }
}
