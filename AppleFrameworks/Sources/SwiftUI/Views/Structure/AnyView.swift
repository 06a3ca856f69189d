import UIKit

/// A type-erased view. Replacing it with a view of another type discards the state.
///
/// - Source: developer.apple.com/documentation/swiftui/anyview
public struct AnyView: View {
  nonisolated(unsafe) let view: any View

  /// Creates a type-erased view. An `AnyView` is not wrapped again.
  nonisolated public init<V: View>(_ view: V) {
    self.view = (view as? AnyView)?.view ?? view
  }

  /// Creates a type-erased view.
  nonisolated public init<V: View>(erasing view: V) {
    self.init(view)
  }

  /// The type of the body. The view has none, because the framework renders it.
  public typealias Body = Never
}

extension AnyView: PrimitiveView {
  static func makeNode(_ view: Self, _ context: NodeContext) -> ViewNode<Self> { AnyViewNode(view, context) }
}
