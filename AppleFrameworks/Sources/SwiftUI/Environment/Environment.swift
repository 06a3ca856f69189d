/// A property wrapper that reads an environment value. A change of the value evaluates the view again.
///
/// - Source: developer.apple.com/documentation/swiftui/environment
@propertyWrapper
public struct Environment<Value> {
  private enum Source {
    case keyPath(KeyPath<EnvironmentValues, Value>)
    case object((PropertyStore) -> Value?, missing: String)
  }

  private let source: Source
  private var value: Value?

  /// Creates a property wrapper that reads an environment value.
  ///
  /// - Parameter keyPath: The key path of the value. The view is evaluated again when the value changes.
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
    source = .keyPath(keyPath)
  }

  /// The value in the environment of the view, or the default outside of a view.
  public var wrappedValue: Value {
    if let value { return value }
    switch source {
    case .keyPath(let keyPath): return EnvironmentValues()[keyPath: keyPath]
    case .object(_, let missing): fatalError(missing)
    }
  }
}

extension Environment where Value: AnyObject & Observable {
  /// Creates a property wrapper that reads the observable object of a type. If there is none, reading it stops the
  /// program.
  public init(_ objectType: Value.Type) {
    source = .object(
      { store in MainActor.assumingIsolated { store.readObject(Value.self) } },
      missing:
        "No Observable object of type \(objectType) found. A View.environment(_:) for \(objectType) may be missing as an ancestor of this view."
    )
  }
}

extension Environment {
  /// Creates a property wrapper that reads the observable object of a type; `nil` if there is none.
  public init<T: AnyObject & Observable>(_ objectType: T.Type) where Value == T? {
    source = .object({ store in MainActor.assumingIsolated { .some(store.readObject(T.self)) } }, missing: "")
  }
}

extension Environment: DynamicProperty, ConnectableProperty {
  mutating func connect(to store: PropertyStore, slot: Int) {
    switch source {
    case .keyPath(let keyPath): value = store.read(keyPath)
    case .object(let read, _): value = read(store)
    }
  }
}

// Unchecked: The source is immutable, and the value is sendable.
extension Environment: @unchecked Sendable where Value: Sendable {}
