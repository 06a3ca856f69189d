import Foundation
import UIKit

/// The types that a property of a stored object can have.
public protocol RealmCollectionValue {}

public protocol PersistableEnum: RawRepresentable, CaseIterable, RealmCollectionValue where RawValue: Hashable {}

extension Int: RealmCollectionValue {}
extension Int8: RealmCollectionValue {}
extension Int16: RealmCollectionValue {}
extension Int32: RealmCollectionValue {}
extension Int64: RealmCollectionValue {}
extension Float: RealmCollectionValue {}
extension Double: RealmCollectionValue {}
extension Bool: RealmCollectionValue {}
extension String: RealmCollectionValue {}
extension Data: RealmCollectionValue {}
extension Date: RealmCollectionValue {}
extension UUID: RealmCollectionValue {}
extension Decimal: RealmCollectionValue {}
extension Optional: RealmCollectionValue where Wrapped: RealmCollectionValue {}

/// A unique identifier of 12 bytes.
public struct ObjectId: RealmCollectionValue, Hashable, Codable, CustomStringConvertible, Sendable {
  public let stringValue: String

  public init(_ string: String) { stringValue = string.lowercased() }

  public init(string: String) throws {
    guard string.count == 24, string.allSatisfy(\.isHexDigit) else {
      throw NSError(
        domain: "io.realm", code: 1, userInfo: [NSLocalizedDescriptionKey: "\(string) is not an object identifier"])
    }
    self.init(string)
  }

  public init() { self = .generate() }

  public static func generate() -> ObjectId {
    let digits = Array("0123456789abcdef")
    return ObjectId(String((0..<24).map { _ in digits.randomElement()! }))
  }

  public var description: String { stringValue }
}

/// A stored property of an object.
@propertyWrapper
public struct Persisted<Value> {
  private final class Box {
    var value: Value?
    init(_ value: Value?) { self.value = value }
  }

  private let box: Box
  let isPrimaryKey: Bool

  public init() {
    box = Box((Value.self as? any DefaultValue.Type)?.defaultValue as? Value)
    isPrimaryKey = false
  }

  public init(wrappedValue: Value) {
    box = Box(wrappedValue)
    isPrimaryKey = false
  }

  public init(primaryKey: Bool) {
    box = Box((Value.self as? any DefaultValue.Type)?.defaultValue as? Value)
    isPrimaryKey = primaryKey
  }

  public init(wrappedValue: Value, primaryKey: Bool) {
    box = Box(wrappedValue)
    isPrimaryKey = primaryKey
  }

  public init(indexed: Bool) { self.init(primaryKey: false) }

  public init(wrappedValue: Value, indexed: Bool) { self.init(wrappedValue: wrappedValue) }

  /// - Parameter originProperty: The name of the property that refers to this object.
  public init(originProperty: String) { self.init(primaryKey: false) }

  @available(*, unavailable, message: "@Persisted can only be used in classes")
  public var wrappedValue: Value {
    get { fatalError() }
    set { fatalError() }
  }

  public static subscript<Owner: ObjectBase>(
    _enclosingInstance object: Owner, wrapped wrapped: ReferenceWritableKeyPath<Owner, Value>,
    storage storage: ReferenceWritableKeyPath<Owner, Persisted<Value>>
  ) -> Value {
    get {
      let box = object[keyPath: storage].box
      if let value = box.value { return value }
      if let type = Value.self as? any DefaultValue.Type, let value = type.defaultValue as? Value {
        box.value = value
        return value
      }
      fatalError("\(type(of: object)) has a property of \(Value.self) without a value")
    }
    set {
      object.willChange()
      object[keyPath: storage].box.value = newValue
    }
  }

  var anyValue: Any? { box.value as Any? }
}

extension Persisted: PersistedStorage {
  func set(_ value: Any?) {
    if let value = value as? Value {
      box.value = value
    } else if let type = Value.self as? any DefaultValue.Type {
      box.value = type.converted(value) as? Value ?? box.value
    }
  }
}

protocol PersistedStorage {
  var anyValue: Any? { get }
  var isPrimaryKey: Bool { get }
  func set(_ value: Any?)
}

/// A type with a default value for properties.
protocol DefaultValue {
  static var defaultValue: Any { get }
  static func converted(_ value: Any?) -> Any?
}

extension DefaultValue {
  static func converted(_ value: Any?) -> Any? { value }
}

extension Int: DefaultValue { static var defaultValue: Any { 0 } }
extension Int8: DefaultValue { static var defaultValue: Any { Int8(0) } }
extension Int16: DefaultValue { static var defaultValue: Any { Int16(0) } }
extension Int32: DefaultValue { static var defaultValue: Any { Int32(0) } }
extension Int64: DefaultValue { static var defaultValue: Any { Int64(0) } }
extension Float: DefaultValue { static var defaultValue: Any { Float(0) } }
extension Double: DefaultValue { static var defaultValue: Any { 0.0 } }
extension Bool: DefaultValue { static var defaultValue: Any { false } }
extension String: DefaultValue { static var defaultValue: Any { "" } }
extension Data: DefaultValue { static var defaultValue: Any { Data() } }
extension Date: DefaultValue { static var defaultValue: Any { Date(timeIntervalSince1970: 0) } }
extension UUID: DefaultValue { static var defaultValue: Any { UUID() } }
extension ObjectId: DefaultValue { static var defaultValue: Any { ObjectId.generate() } }
extension Optional: DefaultValue { static var defaultValue: Any { Self.none as Any } }
extension List: DefaultValue {
  static var defaultValue: Any { List<Element>() }
  static func converted(_ value: Any?) -> Any? {
    guard let values = value as? [Element] else { return nil }
    let list = List<Element>()
    list.append(objectsIn: values)
    return list
  }
}

/// The common superclass of objects and embedded objects.
open class ObjectBase: NSObject {
  weak var store: Store?
  var isDeleted = false
  /// The number of changes.
  private(set) var version = 0

  public required override init() { super.init() }

  public var isInvalidated: Bool { isDeleted }

  public var realm: Realm? { store.map { Realm($0) } }

  func willChange() {
    guard let store else { return }
    if !store.isWriting {
      fatalError(
        "Attempting to modify object outside of a write transaction - call beginWriteTransaction on an RLMRealm "
          + "instance first.")
    }
    version += 1
  }

  /// Whether changes of the object are observed.
  var isTracked: Bool { !storages.isEmpty }

  private var storages: [(name: String, storage: any PersistedStorage)] {
    var result: [(String, any PersistedStorage)] = []
    var mirror: Mirror? = Mirror(reflecting: self)
    while let level = mirror {
      for child in level.children {
        if let label = child.label, label.hasPrefix("_"), let storage = child.value as? any PersistedStorage {
          result.append((String(label.dropFirst()), storage))
        }
      }
      mirror = level.superclassMirror
    }
    return result
  }

  /// Returns a property by name: one with `@Persisted`, or another stored property.
  func storedValue(_ name: String) -> Any? {
    if let storage = storages.first(where: { $0.name == name })?.storage { return Self.unwrapped(storage.anyValue) }
    var mirror: Mirror? = Mirror(reflecting: self)
    while let level = mirror {
      if let child = level.children.first(where: { $0.label == name }) { return Self.unwrapped(child.value) }
      mirror = level.superclassMirror
    }
    return nil
  }

  func value(at path: String) -> Any? {
    let names = path.split(separator: ".").map(String.init)
    return names.reduce(self as Any?) { ($0 as? ObjectBase)?.storedValue($1) }
  }

  func setStored(_ name: String, _ value: Any?) { storages.first { $0.name == name }?.storage.set(value) }

  var primaryKeyName: String? {
    storages.first { $0.storage.isPrimaryKey }?.name ?? (type(of: self) as? Object.Type)?.primaryKey()
  }

  private static func unwrapped(_ value: Any?) -> Any? {
    guard let value else { return nil }
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .optional else { return value }
    return mirror.children.first.flatMap { unwrapped($0.value) }
  }

  public subscript(key: String) -> Any? {
    get { value(at: key) }
    set {
      willChange()
      setStored(key, newValue)
    }
  }
}

/// An object of a store.
open class Object: ObjectBase, RealmCollectionValue, Identifiable {
  public required init() { super.init() }

  public convenience init(value: Any) {
    self.init()
    guard let values = value as? [String: Any] else { return }
    for (name, value) in values { setStored(name, value) }
  }

  open class func primaryKey() -> String? { nil }
  open class func indexedProperties() -> [String] { [] }
  open class func ignoredProperties() -> [String] { [] }

  public static func className() -> String { "\(self)" }

  public func observe(_ block: @escaping (ObjectChange<Object>) -> Void) -> NotificationToken {
    guard let store else { fatalError("Only objects which are managed by a Realm support change notifications") }
    return store.observe { [weak self] in
      if let self { block(isDeleted ? .deleted : .change(self, [])) }
    }
  }

  public func isSameObject(as object: Object?) -> Bool { object === self }
}

/// An object that is part of another one.
open class EmbeddedObject: ObjectBase, RealmCollectionValue {
  public required init() { super.init() }
}

public struct PropertyChange {
  public let name: String
  public let oldValue: Any?
  public let newValue: Any?
}

public enum ObjectChange<T> {
  case error(Error)
  case change(T, [PropertyChange])
  case deleted
}
