/// A modifier that sets a value for layouts.
struct LayoutValueModifier<K: LayoutValueKey>: BoxModifier {
  let value: K.Value

  static func makeBox(_ modifier: Self, child: Box, node: Node) -> ModifierBox<Self> {
    LayoutValueBox(modifier, child: child, node: node)
  }
}

final class LayoutValueBox<K: LayoutValueKey>: ModifierBox<LayoutValueModifier<K>> {
  override func traitValue(_ key: ObjectIdentifier) -> Any? {
    key == ObjectIdentifier(K.self) ? modifier.value : child.traitValue(key)
  }
}
