/// A name that identifies related views inside of a view.
///
/// - Source: developer.apple.com/documentation/swiftui/namespace
@propertyWrapper
public struct Namespace {
  /// The identity of a namespace.
  ///
  /// Unchecked: the token is compared by identity only.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/namespace/id
  public struct ID: Hashable, @unchecked Sendable {
    fileprivate final class Token {}
    fileprivate let token: Token
    /// Whether two values are equal.
    public static func == (first: ID, second: ID) -> Bool { first.token === second.token }
    /// Feeds the value into a hasher.
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(token)) }
  }

  private var id: ID?
  /// Creates a namespace.
  public init() {}
  /// The identity of the namespace. Outside of a view it is a new one each time.
  public var wrappedValue: Namespace.ID { id ?? ID(token: ID.Token()) }
}

extension Namespace: DynamicProperty, ConnectableProperty {
  mutating func connect(to store: PropertyStore, slot: Int) {
    id = ID(token: store.slot(slot) { ID.Token() })
  }
}
