import UIKit

/// A row of a grid. Anywhere else its views are as they would be without it.
///
/// - Source: developer.apple.com/documentation/swiftui/gridrow
public struct GridRow<Content: View>: View {
  let alignment: VerticalAlignment?
  nonisolated(unsafe) let content: Content

  /// - Parameter alignment: of the row's cells; `nil` (the default) is the grid's.
  nonisolated public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }
  public typealias Body = Never
}

extension GridRow: PrimitiveView {
  static func makeNode(_ view: Self, _ context: NodeContext) -> ViewNode<Self> { GridRowNode(view, context) }
}
