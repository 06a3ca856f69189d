import UIKit

/// A container that arranges views in rows and columns. Each column is as wide as its widest cell, and each row is as
/// high as its highest cell.
///
/// A view outside of a `GridRow` forms a row that spans all columns.
///
/// - Source: developer.apple.com/documentation/swiftui/grid
public struct Grid<Content: View>: View {
  let layout: GridLayout
  nonisolated(unsafe) let content: Content

  /// Creates a grid.
  ///
  /// - Parameters:
  ///   - horizontalSpacing: The space between columns, in points; `nil` (the default) uses the preferences of adjacent
  ///     cells.
  ///   - verticalSpacing: The space between rows, in points; `nil` (the default) uses the preferences of adjacent
  ///     cells.
  nonisolated public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    layout = GridLayout(alignment: alignment, horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing)
    self.content = content()
  }

  /// The type of the body. The view has none, because the framework renders it.
  public typealias Body = Never
}

extension Grid: PrimitiveView, LayoutView {
  static func makeNode(_ view: Self, _ context: NodeContext) -> ViewNode<Self> { LayoutNode(view, context) }
}
