import UIKit

/// Views in rows and columns: each column is as wide as the widest of its cells, each row as high as the highest.
///
/// What is in no `GridRow` is a row of its own, as wide as all columns.
///
/// - Source: developer.apple.com/documentation/swiftui/grid
public struct Grid<Content: View>: View {
  let layout: GridLayout
  nonisolated(unsafe) let content: Content

  /// - Parameters:
  ///   - horizontalSpacing: points between columns; `nil` (the default) is by what lies beside each other.
  ///   - verticalSpacing: points between rows; `nil` (the default) is by what lies below each other.
  nonisolated public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    layout = GridLayout(alignment: alignment, horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing)
    self.content = content()
  }
  public typealias Body = Never
}

extension Grid: PrimitiveView, LayoutView {
  static func makeNode(_ view: Self, _ context: NodeContext) -> ViewNode<Self> { LayoutNode(view, context) }
}
