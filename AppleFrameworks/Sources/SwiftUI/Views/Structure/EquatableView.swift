/// A view that is evaluated again only if it is not equal to the previous one.
///
/// - Source: developer.apple.com/documentation/swiftui/equatableview
public struct EquatableView<Content: Equatable & View>: View {
  /// The view that is compared.
  public nonisolated(unsafe) var content: Content
  /// Creates a view that is evaluated again only if its content changes.
  nonisolated public init(content: Content) { self.content = content }
  /// The type of the body. The view has none, because the framework renders it.
  public typealias Body = Never
}

extension EquatableView: PrimitiveView {
  static func makeNode(_ view: Self, _ context: NodeContext) -> ViewNode<Self> { EquatableNode(view, context) }
}

extension View where Self: Equatable {
  /// Returns a view that is evaluated again only if it is not equal to the previous one.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/view/equatable()
  nonisolated public func equatable() -> EquatableView<Self> { EquatableView(content: self) }
}

/// The node of an equatable view.
@MainActor
private final class EquatableNode<Content: Equatable & View>: ViewNode<EquatableView<Content>> {
  private var last: Content
  private var content: ViewNode<Content>!

  init(_ view: EquatableView<Content>, _ context: NodeContext) {
    last = view.content
    super.init(context)
    content = NodeFactory.make(view.content, self.context())
  }

  override var children: [Node] { [content] }
  override func update(_ view: EquatableView<Content>) {
    guard view.content != last else { return }
    last = view.content
    content.update(view.content)
  }
}
