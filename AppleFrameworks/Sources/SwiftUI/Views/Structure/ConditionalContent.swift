import UIKit

/// A view that displays one of two views, each with its own identity.
///
/// - Source: developer.apple.com/documentation/swiftui/viewbuilder/buildeither(first:)
public struct _ConditionalContent<TrueContent, FalseContent> {
  enum Storage {
    case first(TrueContent)
    case second(FalseContent)
  }

  let storage: Storage
}

extension _ConditionalContent: View where TrueContent: View, FalseContent: View {
  /// The type of the body. The view has none, because the framework renders it.
  public typealias Body = Never
}

extension _ConditionalContent: PrimitiveView where TrueContent: View, FalseContent: View {
  static func makeNode(_ view: Self, _ context: NodeContext) -> ViewNode<Self> { ConditionalNode(view, context) }
}

extension Optional: View where Wrapped: View {
  /// The type of the body. The view has none, because the framework renders it.
  public typealias Body = Never
}

extension Optional: PrimitiveView where Wrapped: View {
  static func makeNode(_ view: Self, _ context: NodeContext) -> ViewNode<Self> { OptionalNode(view, context) }
}
