import UIKit

/// A grid that grows horizontally and creates views when they become visible.
///
/// - Source: developer.apple.com/documentation/swiftui/lazyhgrid
public struct LazyHGrid<Content: View>: View {
  let flow: LazyFlow
  nonisolated(unsafe) let content: Content

  /// Creates a grid that grows horizontally.
  ///
  /// - Parameters:
  ///   - rows: The rows.
  ///   - spacing: The space between columns, in points; `nil` (the default) is 8.
  ///   - pinnedViews: The headers and footers that stay visible while their section is visible.
  nonisolated public init(
    rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    flow = LazyFlow(
      axis: .horizontal, items: rows, alignment: Alignment(horizontal: .center, vertical: alignment),
      spacing: spacing ?? ViewSpacing.standard, pinned: pinnedViews)
    self.content = content()
  }

  /// The type of the body. The view has none, because the framework renders it.
  public typealias Body = Never
}

extension LazyHGrid: PrimitiveView, LazyContainer {
  static func makeNode(_ view: Self, _ context: NodeContext) -> ViewNode<Self> { LazyNode(view, context) }
}
