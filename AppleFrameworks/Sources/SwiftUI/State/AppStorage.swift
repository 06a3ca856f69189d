import UIKit

/// A property wrapper for a value in the user defaults of the app.
///
/// - Source: developer.apple.com/documentation/swiftui/appstorage
@propertyWrapper
public struct AppStorage<Value> {
  private let key: String
  private let store: UserDefaults?
  private let initial: Value
  private let read: (Any) -> Value?
  private let write: (Value) -> Any?
  private var location: DefaultsLocation<Value>?

  init(
    _ key: String, _ store: UserDefaults?, _ initial: Value, read: @escaping (Any) -> Value?,
    write: @escaping (Value) -> Any?
  ) {
    self.key = key
    self.store = store
    self.initial = initial
    self.read = read
    self.write = write
  }

  private var current: DefaultsLocation<Value> {
    location ?? DefaultsLocation(key: key, store: store ?? .standard, initial: initial, read: read, write: write)
  }

  /// The value in the user defaults, or the initial value if none of this type is stored.
  public var wrappedValue: Value {
    get { current.get() }
    nonmutating set { current.set(newValue, transaction: Transaction()) }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value> { Binding(location: current) }
}

extension AppStorage: DynamicProperty, ConnectableProperty {
  mutating func connect(to store: PropertyStore, slot: Int) {
    let made = current
    location = store.slot(slot) { made }
  }
}

extension AppStorage where Value == Bool {
  /// Creates a property for a Boolean value.
  ///
  /// - Parameters:
  ///   - wrappedValue: The value if none is stored.
  ///   - key: The key in the user defaults.
  ///   - store: The user defaults; `nil` for the standard user defaults.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(key, store, wrappedValue, read: { $0 as? Bool }, write: { $0 })
  }
}

extension AppStorage where Value == Int {
  /// Creates a property for an integer.
  ///
  /// - Parameters:
  ///   - wrappedValue: The value if none is stored.
  ///   - key: The key in the user defaults.
  ///   - store: The user defaults; `nil` for the standard user defaults.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(key, store, wrappedValue, read: { $0 as? Int }, write: { $0 })
  }
}

extension AppStorage where Value == Double {
  /// Creates a property for a number.
  ///
  /// - Parameters:
  ///   - wrappedValue: The value if none is stored.
  ///   - key: The key in the user defaults.
  ///   - store: The user defaults; `nil` for the standard user defaults.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(key, store, wrappedValue, read: { $0 as? Double }, write: { $0 })
  }
}

extension AppStorage where Value == String {
  /// Creates a property for a string.
  ///
  /// - Parameters:
  ///   - wrappedValue: The value if none is stored.
  ///   - key: The key in the user defaults.
  ///   - store: The user defaults; `nil` for the standard user defaults.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(key, store, wrappedValue, read: { $0 as? String }, write: { $0 })
  }
}

extension AppStorage where Value == String? {
  /// Creates a property for an optional string.
  ///
  /// - Parameters:
  ///   - key: The key in the user defaults.
  ///   - store: The user defaults; `nil` for the standard user defaults.
  public init(_ key: String, store: UserDefaults? = nil) {
    self.init(key, store, nil, read: { $0 as? String }, write: { $0 })
  }
}

extension AppStorage where Value == Data {
  /// Creates a property for data.
  ///
  /// - Parameters:
  ///   - wrappedValue: The value if none is stored.
  ///   - key: The key in the user defaults.
  ///   - store: The user defaults; `nil` for the standard user defaults.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(key, store, wrappedValue, read: { $0 as? Data }, write: { $0 })
  }
}

extension AppStorage where Value: RawRepresentable, Value.RawValue == String {
  /// Creates a property for a value that is stored as a string.
  ///
  /// - Parameters:
  ///   - wrappedValue: The value if none is stored.
  ///   - key: The key in the user defaults.
  ///   - store: The user defaults; `nil` for the standard user defaults.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(
      key, store, wrappedValue, read: { ($0 as? String).flatMap { Value(rawValue: $0) } }, write: { $0.rawValue })
  }
}

extension AppStorage where Value: RawRepresentable, Value.RawValue == Int {
  /// Creates a property for a value that is stored as an integer.
  ///
  /// - Parameters:
  ///   - wrappedValue: The value if none is stored.
  ///   - key: The key in the user defaults.
  ///   - store: The user defaults; `nil` for the standard user defaults.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(key, store, wrappedValue, read: { ($0 as? Int).flatMap { Value(rawValue: $0) } }, write: { $0.rawValue })
  }
}
