import UIKit

/// Something that views say for those above them.
///
/// - Source: developer.apple.com/documentation/swiftui/preferencekey
public protocol PreferenceKey {
  associatedtype Value
  static var defaultValue: Self.Value { get }
  static func reduce(value: inout Self.Value, nextValue: () -> Self.Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
  public static var defaultValue: Value { nil }
}

struct PreferenceModifier<K: PreferenceKey>: PrimitiveModifier {
  let value: K.Value
  static func makeNode<C: View>(_ view: Modified<C, Self>, _ context: NodeContext) -> ViewNode<Modified<C, Self>> {
    PreferenceNode(view, context, adds: { $0.value })
  }
}

@MainActor
final class PreferenceNode<C: View, K: PreferenceKey>: ViewNode<Modified<C, PreferenceModifier<K>>> {
  private var view: Modified<C, PreferenceModifier<K>>
  private var content: ViewNode<C>!

  init(_ view: Modified<C, PreferenceModifier<K>>, _ context: NodeContext, adds: (PreferenceModifier<K>) -> K.Value) {
    self.view = view
    super.init(context)
    content = NodeFactory.make(view.content, self.context())
  }

  override var children: [Node] { [content] }
  override func update(_ view: Modified<C, PreferenceModifier<K>>) {
    self.view = view
    content.update(view.content)
    graph.preferencesDidChange()
  }
  override func reducePreference<Other: PreferenceKey>(_ key: Other.Type, into value: inout Other.Value?) {
    guard key == K.self, let own = view.modifier.value as? Other.Value else {
      return content.reducePreference(key, into: &value)
    }
    if value == nil { value = own } else { Other.reduce(value: &value!) { own } }
  }
  override func collectLazily(into items: inout [LazyItem]) { content.collectLazily(into: &items) }
}

struct TransformPreferenceModifier<K: PreferenceKey>: PrimitiveModifier {
  let transform: (inout K.Value) -> Void
  static func makeNode<C: View>(_ view: Modified<C, Self>, _ context: NodeContext) -> ViewNode<Modified<C, Self>> {
    TransformPreferenceNode(view, context)
  }
}

@MainActor
final class TransformPreferenceNode<C: View, K: PreferenceKey>: ViewNode<Modified<C, TransformPreferenceModifier<K>>> {
  private var view: Modified<C, TransformPreferenceModifier<K>>
  private var content: ViewNode<C>!

  init(_ view: Modified<C, TransformPreferenceModifier<K>>, _ context: NodeContext) {
    self.view = view
    super.init(context)
    content = NodeFactory.make(view.content, self.context())
  }

  override var children: [Node] { [content] }
  override func update(_ view: Modified<C, TransformPreferenceModifier<K>>) {
    self.view = view
    content.update(view.content)
    graph.preferencesDidChange()
  }
  override func reducePreference<Other: PreferenceKey>(_ key: Other.Type, into value: inout Other.Value?) {
    guard key == K.self else { return content.reducePreference(key, into: &value) }
    var inner: Other.Value?
    content.reducePreference(key, into: &inner)
    var own = inner as? K.Value ?? K.defaultValue
    view.modifier.transform(&own)
    guard let own = own as? Other.Value else { return }
    if value == nil { value = own } else { Other.reduce(value: &value!) { own } }
  }
}

struct PreferenceChangeModifier<K: PreferenceKey>: PrimitiveModifier where K.Value: Equatable {
  let action: (K.Value) -> Void
  static func makeNode<C: View>(_ view: Modified<C, Self>, _ context: NodeContext) -> ViewNode<Modified<C, Self>> {
    PreferenceChangeNode(view, context)
  }
}

@MainActor
final class PreferenceChangeNode<C: View, K: PreferenceKey>: ViewNode<Modified<C, PreferenceChangeModifier<K>>>,
  UpdateWatcher
where K.Value: Equatable {
  private var view: Modified<C, PreferenceChangeModifier<K>>
  private var content: ViewNode<C>!
  private var last: K.Value?
  let order: Int

  init(_ view: Modified<C, PreferenceChangeModifier<K>>, _ context: NodeContext) {
    self.view = view
    order = context.graph.nextOrder()
    super.init(context)
    content = NodeFactory.make(view.content, self.context())
    graph.watch(self)
  }

  override var children: [Node] { [content] }
  override func update(_ view: Modified<C, PreferenceChangeModifier<K>>) {
    self.view = view
    content.update(view.content)
  }
  func check(into actions: inout [() -> Void]) {
    guard !isGone else { return }
    let new = content.preference(K.self)
    guard new != last else { return }
    last = new
    let action = view.modifier.action
    actions.append { action(new) }
  }
  override func collectLazily(into items: inout [LazyItem]) { content.collectLazily(into: &items) }
}

extension View {
  nonisolated public func preference<K: PreferenceKey>(key: K.Type = K.self, value: K.Value) -> some View {
    applying(PreferenceModifier<K>(value: value))
  }
  nonisolated public func transformPreference<K: PreferenceKey>(
    _ key: K.Type = K.self, _ callback: @escaping (inout K.Value) -> Void
  ) -> some View {
    applying(TransformPreferenceModifier<K>(transform: callback))
  }
  nonisolated public func onPreferenceChange<K: PreferenceKey>(
    _ key: K.Type = K.self, perform action: @escaping (K.Value) -> Void
  ) -> some View where K.Value: Equatable {
    applying(PreferenceChangeModifier<K>(action: action))
  }
}
