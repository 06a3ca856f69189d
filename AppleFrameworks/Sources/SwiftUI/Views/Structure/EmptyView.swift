import UIKit

/// A view without content or size.
///
/// - Source: developer.apple.com/documentation/swiftui/emptyview
public struct EmptyView: View {
  /// Creates an empty view.
  nonisolated public init() {}
  /// The type of the body. The view has none, because the framework renders it.
  public typealias Body = Never
}

extension EmptyView: PrimitiveView {
  static func makeNode(_ view: Self, _ context: NodeContext) -> ViewNode<Self> { EmptyNode(context) }
}
