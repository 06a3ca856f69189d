import UIKit

/// Views in rows, column by column, which are made when they come into view.
///
/// - Source: developer.apple.com/documentation/swiftui/lazyhgrid
public struct LazyHGrid<Content: View>: View {
  let flow: LazyFlow
  nonisolated(unsafe) let content: Content

  /// - Parameter spacing: points between columns; `nil` (the default) is 8.
  nonisolated public init(
    rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    flow = LazyFlow(
      axis: .horizontal, items: rows, alignment: Alignment(horizontal: .center, vertical: alignment),
      spacing: spacing ?? ViewSpacing.standard, pinned: pinnedViews)
    self.content = content()
  }
  public typealias Body = Never
}

extension LazyHGrid: PrimitiveView, LazyContainer {
  static func makeNode(_ view: Self, _ context: NodeContext) -> ViewNode<Self> { LazyNode(view, context) }
}
