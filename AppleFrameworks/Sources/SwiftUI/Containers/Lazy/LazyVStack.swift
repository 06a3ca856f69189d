import UIKit

/// A vertical stack that creates views when they become visible.
///
/// - Source: developer.apple.com/documentation/swiftui/lazyvstack
public struct LazyVStack<Content: View>: View {
  let flow: LazyFlow
  nonisolated(unsafe) let content: Content

  /// Creates a lazy vertical stack.
  ///
  /// - Parameters:
  ///   - spacing: The space between views, in points; `nil` (the default) is 8.
  ///   - pinnedViews: The headers and footers that stay visible while their section is visible.
  nonisolated public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = .init(),
    @ViewBuilder content: () -> Content
  ) {
    flow = LazyFlow(
      axis: .vertical, items: nil, alignment: Alignment(horizontal: alignment, vertical: .center),
      spacing: spacing ?? ViewSpacing.standard, pinned: pinnedViews)
    self.content = content()
  }

  /// The type of the body. The view has none, because the framework renders it.
  public typealias Body = Never
}

extension LazyVStack: PrimitiveView, LazyContainer {
  static func makeNode(_ view: Self, _ context: NodeContext) -> ViewNode<Self> { LazyNode(view, context) }
}
