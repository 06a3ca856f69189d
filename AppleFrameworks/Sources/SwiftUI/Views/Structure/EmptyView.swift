import UIKit

/// A view that shows nothing and takes no place.
///
/// - Source: developer.apple.com/documentation/swiftui/emptyview
public struct EmptyView: View {
  nonisolated public init() {}
  public typealias Body = Never
}

extension EmptyView: PrimitiveView {
  static func makeNode(_ view: Self, _ context: NodeContext) -> ViewNode<Self> { EmptyNode(context) }
}
