import UIKit

/// Several views.
///
/// - Source: developer.apple.com/documentation/swiftui/tupleview
public struct TupleView<T>: View {
  /// The views, as a tuple.
  ///
  /// Unchecked: views are used on the main actor only, once they are made.
  public nonisolated(unsafe) var value: T
  let packing: any TuplePacking.Type

  /// Has no body: the framework renders it.
  public typealias Body = Never
}

extension TupleView: PrimitiveView {
  static func makeNode(_ view: Self, _ context: NodeContext) -> ViewNode<Self> { TupleNode(view, context) }
}
