import UIKit

/// A name for what belongs together in a view.
///
/// - Source: developer.apple.com/documentation/swiftui/namespace
@propertyWrapper
public struct Namespace {
  /// - Source: developer.apple.com/documentation/swiftui/namespace/id
  public struct ID: Hashable, @unchecked Sendable {
    fileprivate final class Token {}
    fileprivate let token: Token
    public static func == (first: ID, second: ID) -> Bool { first.token === second.token }
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(token)) }
  }

  private var id: ID?
  public init() {}
  /// Before the view is shown it is another one each time.
  public var wrappedValue: Namespace.ID { id ?? ID(token: ID.Token()) }
}

extension Namespace: DynamicProperty, ConnectableProperty {
  mutating func connect(to store: PropertyStore, slot: Int) {
    id = ID(token: store.slot(slot) { ID.Token() })
  }
}

/// A number that grows with the user's text.
///
/// - Source: developer.apple.com/documentation/swiftui/scaledmetric
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint> {
  private let base: Value
  private let style: Font.TextStyle
  private var scaled: Value?

  public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) {
    base = wrappedValue
    style = textStyle
  }
  public init(wrappedValue: Value) { self.init(wrappedValue: wrappedValue, relativeTo: .body) }
  public var wrappedValue: Value { scaled ?? base }
}

extension ScaledMetric: DynamicProperty, ConnectableProperty {
  mutating func connect(to store: PropertyStore, slot: Int) {
    let size = store.read(\.dynamicTypeSize)
    let traits = UITraitCollection(preferredContentSizeCategory: size.category)
    scaled = Value(UIFontMetrics(forTextStyle: style.style).scaledValue(for: CGFloat(base), compatibleWith: traits))
  }
}

/// A value of the app's user defaults.
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

  fileprivate init(
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

  public var wrappedValue: Value {
    get { current.get() }
    nonmutating set { current.set(newValue, transaction: Transaction()) }
  }
  public var projectedValue: Binding<Value> { Binding(location: current) }
}

extension AppStorage: DynamicProperty, ConnectableProperty {
  mutating func connect(to store: PropertyStore, slot: Int) {
    let made = current
    location = store.slot(slot) { made }
  }
}

private final class DefaultsLocation<Value>: Location<Value>, @unchecked Sendable {
  private let key: String
  private let store: UserDefaults
  private let initial: Value
  private let read: (Any) -> Value?
  private let write: (Value) -> Any?
  private var readers = ReaderList()
  private var observer: (any NSObjectProtocol)?

  init(
    key: String, store: UserDefaults, initial: Value, read: @escaping (Any) -> Value?, write: @escaping (Value) -> Any?
  ) {
    self.key = key
    self.store = store
    self.initial = initial
    self.read = read
    self.write = write
    super.init()
    // Others with the same key hear of each other by this.
    observer = NotificationCenter.default.addObserver(
      forName: UserDefaults.didChangeNotification, object: nil, queue: nil
    ) { [weak self] _ in self?.tellReaders(Transaction()) }
  }

  deinit { if let observer { NotificationCenter.default.removeObserver(observer) } }

  override func get() -> Value {
    if let reader = Evaluation.node { readers.insert(reader) }
    return store.object(forKey: key).flatMap(read) ?? initial
  }

  override func set(_ value: Value, transaction: Transaction) {
    store.set(write(value), forKey: key)
    tellReaders(transaction.merging(Transaction.current))
  }

  private func tellReaders(_ transaction: Transaction) {
    let concerned = readers.all
    guard !concerned.isEmpty else { return }
    MainWork.run { for reader in concerned { reader.node?.invalidate(transaction) } }
  }
}

extension AppStorage where Value == Bool {
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(key, store, wrappedValue, read: { $0 as? Bool }, write: { $0 })
  }
}
extension AppStorage where Value == Int {
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(key, store, wrappedValue, read: { $0 as? Int }, write: { $0 })
  }
}
extension AppStorage where Value == Double {
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(key, store, wrappedValue, read: { $0 as? Double }, write: { $0 })
  }
}
extension AppStorage where Value == String {
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(key, store, wrappedValue, read: { $0 as? String }, write: { $0 })
  }
}
extension AppStorage where Value == String? {
  public init(_ key: String, store: UserDefaults? = nil) {
    self.init(key, store, nil, read: { $0 as? String }, write: { $0 })
  }
}
extension AppStorage where Value == Data {
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(key, store, wrappedValue, read: { $0 as? Data }, write: { $0 })
  }
}
extension AppStorage where Value: RawRepresentable, Value.RawValue == String {
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(
      key, store, wrappedValue, read: { ($0 as? String).flatMap { Value(rawValue: $0) } }, write: { $0.rawValue })
  }
}
extension AppStorage where Value: RawRepresentable, Value.RawValue == Int {
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(key, store, wrappedValue, read: { ($0 as? Int).flatMap { Value(rawValue: $0) } }, write: { $0.rawValue })
  }
}
