import UIKit

/// A row of a grid. Outside of a grid it has no effect on its views.
///
/// - Source: developer.apple.com/documentation/swiftui/gridrow
public struct GridRow<Content: View>: View {
  let alignment: VerticalAlignment?
  nonisolated(unsafe) let content: Content

  /// Creates a row.
  ///
  /// - Parameter alignment: The vertical alignment of the row's cells; `nil` (the default) uses the grid's.
  nonisolated public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }

  /// The type of the body. The view has none, because the framework renders it.
  public typealias Body = Never
}

extension GridRow: PrimitiveView {
  static func makeNode(_ view: Self, _ context: NodeContext) -> ViewNode<Self> { GridRowNode(view, context) }
}
