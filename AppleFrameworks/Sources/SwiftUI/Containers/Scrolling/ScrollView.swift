import UIKit

/// A view that scrolls its content.
///
/// - Source: developer.apple.com/documentation/swiftui/scrollview
public struct ScrollView<Content: View>: View {
  /// The views that the scroll view scrolls.
  public nonisolated(unsafe) var content: Content
  /// The axes along which the view scrolls.
  public var axes: Axis.Set
  /// Whether the scroll view has indicators.
  public var showsIndicators: Bool

  /// Creates a scroll view.
  ///
  /// - Parameters:
  ///   - axes: The axes along which the view scrolls. Default: the vertical one.
  ///   - showsIndicators: Whether the scroll view has indicators. Default: `true`.
  ///   - content: The views to scroll. Several views are stacked along the scroll axis.
  nonisolated public init(
    _ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content
  ) {
    self.axes = axes
    self.showsIndicators = showsIndicators
    self.content = content()
  }

  /// The type of the body. The view has none, because the framework renders it.
  public typealias Body = Never
}

extension ScrollView: PrimitiveView {
  static func makeNode(_ view: Self, _ context: NodeContext) -> ViewNode<Self> { ScrollNode(view, context) }
}
