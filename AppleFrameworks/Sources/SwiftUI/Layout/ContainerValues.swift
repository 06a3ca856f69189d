/// A key of a value that a view provides to its container.
///
/// - Source: developer.apple.com/documentation/swiftui/containervaluekey
public protocol ContainerValueKey {
  /// The type of the value.
  associatedtype Value
  /// The value of views that set none.
  static var defaultValue: Self.Value { get }
}

/// The values that a view provides to its container.
///
/// - Source: developer.apple.com/documentation/swiftui/containervalues
public struct ContainerValues {
  var values: [ObjectIdentifier: Any] = [:]

  /// The value of a key; its default if no value is set.
  public subscript<Key: ContainerValueKey>(key: Key.Type) -> Key.Value {
    get { values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  /// Returns the tag of the view if it has this type.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/containervalues/tag(for:)
  public func tag<V: Hashable>(for type: V.Type) -> V? { tag?.base as? V }

  /// Returns whether the view has a tag.
  public func hasTag<V: Hashable>(_ tag: V) -> Bool { self.tag == AnyHashable(tag) }

  var tag: AnyHashable?
}

/// A trait for the values that a view provides to its container.
enum ContainerValuesTrait: BoxTrait {
  static var defaultValue: [(inout ContainerValues) -> Void] { [] }
}

/// A modifier that sets a value for the container.
private struct ContainerValueModifier: BoxModifier {
  let change: (inout ContainerValues) -> Void
  static func makeBox(_ modifier: Self, child: Box, node: Node) -> ModifierBox<Self> {
    ContainerValueBox(modifier, child: child, node: node)
  }
}

private final class ContainerValueBox: ModifierBox<ContainerValueModifier> {
  override func traitValue(_ key: ObjectIdentifier) -> Any? {
    guard key == ObjectIdentifier(ContainerValuesTrait.self) else { return child.traitValue(key) }
    return child.trait(ContainerValuesTrait.self) + [modifier.change]
  }
}

extension View {
  /// Sets a value that the view provides to its container.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/view/containervalue(_:_:)
  nonisolated public func containerValue<V>(
    _ keyPath: WritableKeyPath<ContainerValues, V>, _ value: V
  ) -> some View {
    applying(ContainerValueModifier { $0[keyPath: keyPath] = value })
  }
}
