import UIKit

/// A view without content and size.
///
/// - Source: developer.apple.com/documentation/swiftui/emptyview
public struct EmptyView: View {
  /// Creates an empty view.
  nonisolated public init() {}
  /// Has no body: the framework renders it.
  public typealias Body = Never
}

extension EmptyView: PrimitiveView {
  static func makeNode(_ view: Self, _ context: NodeContext) -> ViewNode<Self> { EmptyNode(context) }
}
