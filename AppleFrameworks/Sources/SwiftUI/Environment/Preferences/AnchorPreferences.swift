import UIKit

/// A modifier that sets a preference from an anchor of the content.
private struct AnchorPreferenceModifier<A, K: PreferenceKey>: PrimitiveModifier {
  let source: Anchor<A>.Source
  let change: (inout K.Value, Anchor<A>) -> Void
  /// Whether the value replaces that of the content.
  let replaces: Bool

  static func makeNode<C: View>(_ view: Modified<C, Self>, _ context: NodeContext) -> ViewNode<Modified<C, Self>> {
    AnchorPreferenceNode(view, context)
  }
}

/// A reference to the position of the content of an anchor.
@MainActor
private final class AnchorPlace {
  let place = PlaceInSpaces(container: nil, frame: .zero, box: nil)
}

private struct AnchorPlaceModifier: BoxModifier {
  let holder: AnchorPlace
  static func makeBox(_ modifier: Self, child: Box, node: Node) -> ModifierBox<Self> {
    AnchorPlaceBox(modifier, child: child, node: node)
  }
}

private final class AnchorPlaceBox: ModifierBox<AnchorPlaceModifier> {
  override func arrange(_ context: PlacementContext) {
    let place = modifier.holder.place
    let moved = place.frame != frame || place.container !== context.container
    (place.container, place.frame, place.box) = (context.container, frame, self)
    super.arrange(context)
    if moved { node.graph.anchorMoves += 1 }
  }
}

@MainActor
private final class AnchorPreferenceNode<C: View, A, K: PreferenceKey>: ViewNode<
  Modified<C, AnchorPreferenceModifier<A, K>>
>
{
  private var modifier: AnchorPreferenceModifier<A, K>
  private let holder = AnchorPlace()
  private var content: ViewNode<Modified<C, AnchorPlaceModifier>>!

  init(_ view: Modified<C, AnchorPreferenceModifier<A, K>>, _ context: NodeContext) {
    modifier = view.modifier
    super.init(context)
    content = NodeFactory.make(view.content.applying(AnchorPlaceModifier(holder: holder)), self.context())
  }

  override var children: [Node] { [content] }

  override func update(_ view: Modified<C, AnchorPreferenceModifier<A, K>>) {
    modifier = view.modifier
    content.update(view.content.applying(AnchorPlaceModifier(holder: holder)))
    graph.preferencesDidChange()
  }

  override func reducePreference<Other: PreferenceKey>(_ key: Other.Type, into value: inout Other.Value?) {
    guard key == K.self else { return content.reducePreference(key, into: &value) }
    var inner: Other.Value?
    if !modifier.replaces { content.reducePreference(key, into: &inner) }
    var own = inner as? K.Value ?? K.defaultValue
    modifier.change(&own, modifier.source.make(holder.place))
    guard let own = own as? Other.Value else { return }
    if value == nil { value = own } else { Other.reduce(value: &value!) { own } }
  }

  override func collectLazily(into items: inout [LazyItem]) { content.collectLazily(into: &items) }
}

/// A view that reads a preference of its content and displays views that depend on it.
nonisolated private struct PreferenceLayer<Content: View, K: PreferenceKey, Layer: View>: View {
  let content: Content
  let isAbove: Bool
  let alignment: Alignment
  let layer: (K.Value) -> Layer
  @State private var reader = PreferenceReaderState<K>()
  @State private var change = 0

  @MainActor var body: some View {
    let (reader, layer) = (reader, layer)
    let _ = change
    let read = content.applying(PreferenceSourceModifier<K>(reader: reader) { change &+= 1 })
    let shown = PreferenceLayerContent<K, Layer>(reader: reader, change: change, layer: layer)
    if isAbove {
      read.overlay(alignment: alignment) { shown }
    } else {
      read.background(alignment: alignment) { shown }
    }
  }
}

/// A view that displays the views for a value.
private struct PreferenceLayerContent<K: PreferenceKey, Layer: View>: View {
  let reader: PreferenceReaderState<K>
  let change: Int
  let layer: (K.Value) -> Layer
  var body: some View { layer(reader.node?.preference(K.self) ?? K.defaultValue) }
}

@MainActor
private final class PreferenceReaderState<K: PreferenceKey> {
  weak var node: Node?
  nonisolated init() {}
}

/// A modifier that calls an action after the first layout pass, and after each change of a size or position.
private struct PreferenceSourceModifier<K: PreferenceKey>: PrimitiveModifier {
  let reader: PreferenceReaderState<K>
  let changed: () -> Void
  static func makeNode<C: View>(_ view: Modified<C, Self>, _ context: NodeContext) -> ViewNode<Modified<C, Self>> {
    PreferenceSourceNode(view, context)
  }
}

@MainActor
private final class PreferenceSourceNode<C: View, K: PreferenceKey>: ViewNode<
  Modified<C, PreferenceSourceModifier<K>>
>, UpdateWatcher
{
  private var modifier: PreferenceSourceModifier<K>
  private var content: ViewNode<C>!
  let order: Int

  init(_ view: Modified<C, PreferenceSourceModifier<K>>, _ context: NodeContext) {
    modifier = view.modifier
    order = context.graph.nextOrder()
    super.init(context)
    content = NodeFactory.make(view.content, self.context())
    modifier.reader.node = content
    graph.watch(self)
  }

  override var children: [Node] { [content] }
  override func update(_ view: Modified<C, PreferenceSourceModifier<K>>) {
    modifier = view.modifier
    modifier.reader.node = content
    content.update(view.content)
  }

  func check(into actions: inout [() -> Void]) {
    guard !isGone else { return }
    let value = content.preference(K.self)
    let isSame = lastValue.map { areEqual($0, value) } ?? false
    guard !isSame else { return }
    lastValue = value
    lastMoves = graph.anchorMoves
    let changed = modifier.changed
    actions.append(changed)
  }

  private var lastValue: K.Value?
  private var lastMoves = 0

  /// Returns whether two values are equal. Values with anchors cannot be compared, so they are equal while no view with
  /// an anchor has moved.
  private func areEqual(_ first: K.Value, _ second: K.Value) -> Bool {
    if let first = first as? any Equatable { return Self.isEqual(first, second) }
    return lastMoves == graph.anchorMoves
  }

  private static func isEqual<E: Equatable>(_ first: E, _ second: K.Value) -> Bool { first == second as? E }

  override func collectLazily(into items: inout [LazyItem]) { content.collectLazily(into: &items) }
}

extension View {
  /// Sets a preference from an anchor of the view. It replaces the preferences of the view.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/view/anchorpreference(key:value:transform:)
  nonisolated public func anchorPreference<A, K: PreferenceKey>(
    key: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (Anchor<A>) -> K.Value
  ) -> some View {
    applying(
      AnchorPreferenceModifier<A, K>(source: value, change: { $0 = transform($1) }, replaces: true))
  }

  /// Changes a preference of the view with an anchor of the view.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/view/transformanchorpreference(key:value:transform:)
  nonisolated public func transformAnchorPreference<A, K: PreferenceKey>(
    key: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (inout K.Value, Anchor<A>) -> Void
  ) -> some View {
    applying(AnchorPreferenceModifier<A, K>(source: value, change: transform, replaces: false))
  }

  /// Displays views that depend on a preference of the view in front of the view.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/view/overlaypreferencevalue(_:_:)
  nonisolated public func overlayPreferenceValue<Key: PreferenceKey, T: View>(
    _ key: Key.Type = Key.self, @ViewBuilder _ transform: @escaping (Key.Value) -> T
  ) -> some View {
    PreferenceLayer<Self, Key, T>(content: self, isAbove: true, alignment: .center, layer: transform)
  }

  /// Displays views that depend on a preference of the view in front of the view.
  nonisolated public func overlayPreferenceValue<K: PreferenceKey, V: View>(
    _ key: K.Type, alignment: Alignment = .center, @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> some View {
    PreferenceLayer<Self, K, V>(content: self, isAbove: true, alignment: alignment, layer: transform)
  }

  /// Displays views that depend on a preference of the view behind the view.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/view/backgroundpreferencevalue(_:_:)
  nonisolated public func backgroundPreferenceValue<Key: PreferenceKey, T: View>(
    _ key: Key.Type = Key.self, @ViewBuilder _ transform: @escaping (Key.Value) -> T
  ) -> some View {
    PreferenceLayer<Self, Key, T>(content: self, isAbove: false, alignment: .center, layer: transform)
  }

  /// Displays views that depend on a preference of the view behind the view.
  nonisolated public func backgroundPreferenceValue<K: PreferenceKey, V: View>(
    _ key: K.Type, alignment: Alignment, @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> some View {
    PreferenceLayer<Self, K, V>(content: self, isAbove: false, alignment: alignment, layer: transform)
  }
}
