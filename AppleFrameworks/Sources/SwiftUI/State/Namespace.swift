/// A namespace that identifies related views in a view.
///
/// - Source: developer.apple.com/documentation/swiftui/namespace
@propertyWrapper
public struct Namespace {
  /// The identity of a namespace.
  ///
  /// Unchecked: The token is compared only by identity.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/namespace/id
  public struct ID: Hashable, @unchecked Sendable {
    fileprivate final class Token {}
    fileprivate let token: Token
    /// Returns whether two values are equal.
    public static func == (first: ID, second: ID) -> Bool { first.token === second.token }
    /// Hashes the identity.
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(token)) }
  }

  private var id: ID?
  /// Creates a namespace.
  public init() {}
  /// The identity of the namespace. Outside of a view, it differs each time.
  public var wrappedValue: Namespace.ID { id ?? ID(token: ID.Token()) }
}

extension Namespace: DynamicProperty, ConnectableProperty {
  mutating func connect(to store: PropertyStore, slot: Int) {
    id = ID(token: store.slot(slot) { ID.Token() })
  }
}
