import UIKit

/// A view that is larger than its place, and can be moved in it.
///
/// - Source: developer.apple.com/documentation/swiftui/scrollview
public struct ScrollView<Content: View>: View {
  public nonisolated(unsafe) var content: Content
  public var axes: Axis.Set
  public var showsIndicators: Bool

  nonisolated public init(
    _ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content
  ) {
    self.axes = axes
    self.showsIndicators = showsIndicators
    self.content = content()
  }
  public typealias Body = Never
}

extension ScrollView: PrimitiveView {
  static func makeNode(_ view: Self, _ context: NodeContext) -> ViewNode<Self> { ScrollNode(view, context) }
}
