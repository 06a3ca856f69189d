import UIKit

/// Any view. Where another type takes its place, state is lost.
///
/// - Source: developer.apple.com/documentation/swiftui/anyview
public struct AnyView: View {
  nonisolated(unsafe) let view: any View

  nonisolated public init<V: View>(_ view: V) {
    self.view = (view as? AnyView)?.view ?? view
  }

  nonisolated public init<V: View>(erasing view: V) {
    self.init(view)
  }

  public typealias Body = Never
}

extension AnyView: PrimitiveView {
  static func makeNode(_ view: Self, _ context: NodeContext) -> ViewNode<Self> { AnyViewNode(view, context) }
}
