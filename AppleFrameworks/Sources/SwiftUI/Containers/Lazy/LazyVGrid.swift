import UIKit

/// Views in columns, row by row, which are made when they come into view.
///
/// - Source: developer.apple.com/documentation/swiftui/lazyvgrid
public struct LazyVGrid<Content: View>: View {
  let flow: LazyFlow
  nonisolated(unsafe) let content: Content

  /// - Parameter spacing: points between rows; `nil` (the default) is 8.
  nonisolated public init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    flow = LazyFlow(
      axis: .vertical, items: columns, alignment: Alignment(horizontal: alignment, vertical: .center),
      spacing: spacing ?? ViewSpacing.standard, pinned: pinnedViews)
    self.content = content()
  }
  public typealias Body = Never
}

extension LazyVGrid: PrimitiveView, LazyContainer {
  static func makeNode(_ view: Self, _ context: NodeContext) -> ViewNode<Self> { LazyNode(view, context) }
}
