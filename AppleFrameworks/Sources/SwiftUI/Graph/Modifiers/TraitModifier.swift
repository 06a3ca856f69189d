/// A modifier that sets a trait for the container of a view.
struct TraitModifier<T: BoxTrait>: BoxModifier {
  let value: T.Value

  static func makeBox(_ modifier: Self, child: Box, node: Node) -> ModifierBox<Self> {
    TraitBox(modifier, child: child, node: node)
  }
}

final class TraitBox<T: BoxTrait>: ModifierBox<TraitModifier<T>> {
  override func traitValue(_ key: ObjectIdentifier) -> Any? {
    key == ObjectIdentifier(T.self) ? modifier.value : child.traitValue(key)
  }
  override var priority: Double {
    T.self == LayoutPriorityTrait.self ? modifier.value as? Double ?? 0 : child.priority
  }
}
