import UIKit

/// A view that consists of several views.
///
/// - Source: developer.apple.com/documentation/swiftui/tupleview
public struct TupleView<T>: View {
  /// The views, as a tuple.
  ///
  /// Unchecked: Views are used only on the main actor after they are created.
  public nonisolated(unsafe) var value: T
  let packing: any TuplePacking.Type

  nonisolated init(value: T, packing: any TuplePacking.Type) {
    self.value = value
    self.packing = packing
  }

  /// Creates a view from the views in a tuple.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/tupleview/init(_:)
  nonisolated public init(_ value: T) {
    self.init(value: value, packing: TupleElements.packing(of: T.self))
  }

  /// The type of the body. The view has none, because the framework renders it.
  public typealias Body = Never
}

extension TupleView: PrimitiveView {
  static func makeNode(_ view: Self, _ context: NodeContext) -> ViewNode<Self> { TupleNode(view, context) }
}
