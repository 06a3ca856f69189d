import UIKit

/// Views below each other, which are made when they come into view.
///
/// - Source: developer.apple.com/documentation/swiftui/lazyvstack
public struct LazyVStack<Content: View>: View {
  let flow: LazyFlow
  nonisolated(unsafe) let content: Content

  /// - Parameters:
  ///   - spacing: points between the views; `nil` (the default) is 8.
  ///   - pinnedViews: the edges of sections that stay in view while any of their section is.
  nonisolated public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = .init(),
    @ViewBuilder content: () -> Content
  ) {
    flow = LazyFlow(
      axis: .vertical, items: nil, alignment: Alignment(horizontal: alignment, vertical: .center),
      spacing: spacing ?? ViewSpacing.standard, pinned: pinnedViews)
    self.content = content()
  }
  public typealias Body = Never
}

extension LazyVStack: PrimitiveView, LazyContainer {
  static func makeNode(_ view: Self, _ context: NodeContext) -> ViewNode<Self> { LazyNode(view, context) }
}
