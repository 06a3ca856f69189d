import UIKit

/// A grid that grows vertically and creates views when they become visible.
///
/// - Source: developer.apple.com/documentation/swiftui/lazyvgrid
public struct LazyVGrid<Content: View>: View {
  let flow: LazyFlow
  nonisolated(unsafe) let content: Content

  /// Creates a grid that grows vertically.
  ///
  /// - Parameters:
  ///   - columns: The columns.
  ///   - spacing: The space between rows, in points; `nil` (the default) is 8.
  ///   - pinnedViews: The headers and footers that stay visible while their section is visible.
  nonisolated public init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    flow = LazyFlow(
      axis: .vertical, items: columns, alignment: Alignment(horizontal: alignment, vertical: .center),
      spacing: spacing ?? ViewSpacing.standard, pinned: pinnedViews)
    self.content = content()
  }

  /// The type of the body. The view has none, because the framework renders it.
  public typealias Body = Never
}

extension LazyVGrid: PrimitiveView, LazyContainer {
  static func makeNode(_ view: Self, _ context: NodeContext) -> ViewNode<Self> { LazyNode(view, context) }
}
