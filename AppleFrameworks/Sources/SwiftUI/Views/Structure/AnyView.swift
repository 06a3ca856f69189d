import UIKit

/// A view whose type is hidden. A view of another type in its place loses the state.
///
/// - Source: developer.apple.com/documentation/swiftui/anyview
public struct AnyView: View {
  nonisolated(unsafe) let view: any View

  /// Hides the type of a view. An `AnyView` is not wrapped again.
  nonisolated public init<V: View>(_ view: V) {
    self.view = (view as? AnyView)?.view ?? view
  }

  /// Hides the type of a view.
  nonisolated public init<V: View>(erasing view: V) {
    self.init(view)
  }

  /// Has no body: the framework renders it.
  public typealias Body = Never
}

extension AnyView: PrimitiveView {
  static func makeNode(_ view: Self, _ context: NodeContext) -> ViewNode<Self> { AnyViewNode(view, context) }
}
