import UIKit

/// Views beside each other, which are made when they come into view.
///
/// - Source: developer.apple.com/documentation/swiftui/lazyhstack
public struct LazyHStack<Content: View>: View {
  let flow: LazyFlow
  nonisolated(unsafe) let content: Content

  /// - Parameters:
  ///   - spacing: points between the views; `nil` (the default) is 8.
  ///   - pinnedViews: the edges of sections that stay in view while any of their section is.
  nonisolated public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = .init(),
    @ViewBuilder content: () -> Content
  ) {
    flow = LazyFlow(
      axis: .horizontal, items: nil, alignment: Alignment(horizontal: .center, vertical: alignment),
      spacing: spacing ?? ViewSpacing.standard, pinned: pinnedViews)
    self.content = content()
  }
  public typealias Body = Never
}

extension LazyHStack: PrimitiveView, LazyContainer {
  static func makeNode(_ view: Self, _ context: NodeContext) -> ViewNode<Self> { LazyNode(view, context) }
}
