import UIKit

/// Views in rows and columns: each column is as wide as the widest of its cells, each row as high as the highest.
///
/// A view outside of a `GridRow` is a row of its own that spans all columns.
///
/// - Source: developer.apple.com/documentation/swiftui/grid
public struct Grid<Content: View>: View {
  let layout: GridLayout
  nonisolated(unsafe) let content: Content

  /// Creates a grid.
  ///
  /// - Parameters:
  ///   - horizontalSpacing: Points between columns; `nil` (the default) takes the preferences of adjacent cells.
  ///   - verticalSpacing: Points between rows; `nil` (the default) takes the preferences of adjacent cells.
  nonisolated public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    layout = GridLayout(alignment: alignment, horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing)
    self.content = content()
  }

  /// Has no body: the framework renders it.
  public typealias Body = Never
}

extension Grid: PrimitiveView, LayoutView {
  static func makeNode(_ view: Self, _ context: NodeContext) -> ViewNode<Self> { LayoutNode(view, context) }
}
