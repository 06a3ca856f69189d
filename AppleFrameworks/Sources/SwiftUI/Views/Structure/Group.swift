import UIKit

/// A container that groups several views without affecting their layout.
///
/// - Source: developer.apple.com/documentation/swiftui/group
public struct Group<Content> {
  let content: Content
}

extension Group: View where Content: View {
  /// Creates a group of views.
  nonisolated public init(@ViewBuilder content: () -> Content) {
    self.init(holding: content())
  }

  nonisolated init(holding content: Content) {
    self.content = content
  }

  /// The type of the body. The view has none, because the framework renders it.
  public typealias Body = Never
}

extension Group: PrimitiveView where Content: View {
  static func makeNode(_ view: Self, _ context: NodeContext) -> ViewNode<Self> {
    PassingNode(view, context) { $0.content }
  }
}
