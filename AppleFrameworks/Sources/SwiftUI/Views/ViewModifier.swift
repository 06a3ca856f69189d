/// Makes another view of a view.
///
/// - Source: developer.apple.com/documentation/swiftui/viewmodifier
@preconcurrency @MainActor
public protocol ViewModifier {
  associatedtype Body: View
  typealias Content = _ViewModifier_Content<Self>
  @ViewBuilder func body(content: Self.Content) -> Self.Body
}

/// What a view modifier is applied to, in its body.
///
/// - Source: developer.apple.com/documentation/swiftui/viewmodifier/content
public struct _ViewModifier_Content<Modifier: ViewModifier>: View {
  let source: ModifierContent
  public typealias Body = Never
}

extension _ViewModifier_Content: PrimitiveView {
  static func makeNode(_ view: Self, _ context: NodeContext) -> ViewNode<Self> { ModifierContentNode(view, context) }
}

/// A value with a modifier applied.
///
/// - Source: developer.apple.com/documentation/swiftui/modifiedcontent
public struct ModifiedContent<Content, Modifier> {
  public var content: Content
  public var modifier: Modifier

  nonisolated public init(content: Content, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }
}

extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
  public typealias Body = Never
}

extension ModifiedContent: PrimitiveView where Content: View, Modifier: ViewModifier {
  static func makeNode(_ view: Self, _ context: NodeContext) -> ViewNode<Self> { ModifiedNode(view, context) }
}

extension ModifiedContent: ViewModifier where Content: ViewModifier, Modifier: ViewModifier {
  public func body(content: Self.Content) -> some View {
    content.modifier(self.content).modifier(modifier)
  }
}

extension View {
  nonisolated public func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

extension ViewModifier {
  nonisolated public func concat<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

/// A modifier that changes nothing.
///
/// - Source: developer.apple.com/documentation/swiftui/emptymodifier
public struct EmptyModifier: ViewModifier {
  public static let identity = EmptyModifier()
  nonisolated public init() {}
  public func body(content: Content) -> some View { content }
}

/// What a modifier is applied to: the view, and who shows it.
@MainActor
final class ModifierContent {
  fileprivate var make: (NodeContext) -> Node
  fileprivate var update: (Node) -> Void
  private var users: [WeakUser] = []

  private struct WeakUser {
    weak var node: Node?
  }

  fileprivate init<V: View>(_ view: V) {
    make = { NodeFactory.make(view, $0) }
    update = { ($0 as? ViewNode<V>)?.update(view) }
  }

  fileprivate func set<V: View>(_ view: V) {
    make = { NodeFactory.make(view, $0) }
    update = { ($0 as? ViewNode<V>)?.update(view) }
    users.removeAll { $0.node == nil }
    for user in users { if let node = user.node, !node.isGone { update(node) } }
  }

  fileprivate func node(_ context: NodeContext) -> Node {
    let node = make(context)
    users.append(WeakUser(node: node))
    return node
  }
}

@MainActor
private final class ModifierContentNode<M: ViewModifier>: ViewNode<_ViewModifier_Content<M>> {
  private var content: Node!

  init(_ view: _ViewModifier_Content<M>, _ context: NodeContext) {
    super.init(context)
    content = view.source.node(self.context())
  }

  override var children: [Node] { [content] }
  override func update(_ view: _ViewModifier_Content<M>) {}
  override func collectLazily(into items: inout [LazyItem]) { content.collectLazily(into: &items) }
}

/// A view with a developer's modifier: evaluated as a view is, its body being the modifier's.
@MainActor
private final class ModifiedNode<Content: View, M: ViewModifier>: ViewNode<ModifiedContent<Content, M>> {
  private let source: ModifierContent
  private var body: ViewNode<ModifierView<M>>!
  private var given: Content

  init(_ view: ModifiedContent<Content, M>, _ context: NodeContext) {
    source = ModifierContent(view.content)
    given = view.content
    super.init(context)
    body = NodeFactory.make(ModifierView(modifier: view.modifier, source: source), self.context())
  }

  override var children: [Node] { [body] }

  override func update(_ view: ModifiedContent<Content, M>) {
    if !valuesAreEqual(given, view.content) {
      given = view.content
      source.set(view.content)
    }
    body.update(ModifierView(modifier: view.modifier, source: source))
  }

  override func collectLazily(into items: inout [LazyItem]) { body.collectLazily(into: &items) }
}

/// A modifier's body as a view. The modifier's dynamic properties are properties of this view's.
private struct ModifierView<M: ViewModifier>: View, DynamicHolder {
  var modifier: M
  let source: ModifierContent

  var body: some View { modifier.body(content: _ViewModifier_Content(source: source)) }
}
