/// The values that views inherit from their ancestors.
///
/// Unchecked: The shared storage is copied before it is changed. Its values are used on the main actor.
///
/// - Source: developer.apple.com/documentation/swiftui/environmentvalues
public struct EnvironmentValues: @unchecked Sendable {
  private final class Storage {
    var values: [ObjectIdentifier: Any]
    var objects: [ObjectIdentifier: AnyObject]

    init(values: [ObjectIdentifier: Any] = [:], objects: [ObjectIdentifier: AnyObject] = [:]) {
      self.values = values
      self.objects = objects
    }
  }

  private var storage = Storage()

  /// Creates an environment with default values.
  public init() {}

  /// The value of a key, or its default if no value is set.
  public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
    get {
      // A stored `nil` differs from a missing value.
      guard let stored = storage.values[ObjectIdentifier(key)] else { return K.defaultValue }
      return stored as? K.Value ?? K.defaultValue
    }
    set {
      makeUnique()
      storage.values[ObjectIdentifier(key)] = newValue
    }
  }

  private mutating func makeUnique() {
    guard !isKnownUniquelyReferenced(&storage) else { return }
    storage = Storage(values: storage.values, objects: storage.objects)
  }

  /// Returns whether these values are known to be identical to others.
  func isIdentical(to other: EnvironmentValues) -> Bool { storage === other.storage }

  func object<Object: AnyObject>(of type: Object.Type) -> Object? {
    storage.objects[ObjectIdentifier(type)] as? Object
  }

  mutating func setObject<Object: AnyObject>(_ object: Object?) {
    makeUnique()
    storage.objects[ObjectIdentifier(Object.self)] = object
  }

  /// The observable object of a type; `nil` if none is set.
  public subscript<T: AnyObject & Observable>(objectType: T.Type) -> T? {
    get { object(of: objectType) }
    set { setObject(newValue) }
  }
}

extension EnvironmentValues: CustomStringConvertible {
  /// A textual description, for debugging.
  public var description: String {
    "[" + storage.values.keys.map { "\($0)" }.sorted().joined(separator: ", ") + "]"
  }
}
