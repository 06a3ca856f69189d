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

  nonisolated init(value: T, packing: any TuplePacking.Type) {
    self.value = value
    self.packing = packing
  }

  /// Creates a view of the views in a tuple. Each element is a view.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/tupleview/init(_:)
  nonisolated public init(_ value: T) {
    self.init(value: value, packing: TupleElements.packing(of: T.self))
  }

  /// Has no body: the framework renders it.
  public typealias Body = Never
}

extension TupleView: PrimitiveView {
  static func makeNode(_ view: Self, _ context: NodeContext) -> ViewNode<Self> { TupleNode(view, context) }
}
