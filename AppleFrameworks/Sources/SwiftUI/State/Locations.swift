import Foundation

/// Where a value lives that bindings lead to. Used on the main actor, as everything that views are made of; written by anybody.
class Location<Value>: @unchecked Sendable {
  private var projections: [AnyKeyPath: AnyObject] = [:]

  func get() -> Value { fatalError("a location is asked for its value by its subclasses") }
  func set(_ value: Value, transaction: Transaction) { fatalError("a location is written by its subclasses") }

  /// The same for the same key path each time, so that views that got it before are equal to those that get it now.
  func projected<Part>(_ keyPath: WritableKeyPath<Value, Part>) -> Location<Part> {
    if let found = projections[keyPath] as? Location<Part> { return found }
    let made = KeyPathLocation(base: self, keyPath: keyPath)
    projections[keyPath] = made
    return made
  }
}

/// A part of another location's value.
private final class KeyPathLocation<Base, Value>: Location<Value>, @unchecked Sendable {
  // The base keeps this one.
  private unowned let base: Location<Base>
  private let keyPath: WritableKeyPath<Base, Value>

  init(base: Location<Base>, keyPath: WritableKeyPath<Base, Value>) {
    self.base = base
    self.keyPath = keyPath
  }

  override func get() -> Value { base.get()[keyPath: keyPath] }
  override func set(_ value: Value, transaction: Transaction) {
    var whole = base.get()
    whole[keyPath: keyPath] = value
    base.set(whole, transaction: transaction)
  }
}

/// Two functions of a developer's.
final class FunctionLocation<Value>: Location<Value>, @unchecked Sendable {
  private let getter: () -> Value
  private let setter: (Value, Transaction) -> Void

  init(get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void) {
    getter = get
    setter = set
  }

  override func get() -> Value { getter() }
  override func set(_ value: Value, transaction: Transaction) {
    Transaction.$current.withValue(transaction) { setter(value, transaction) }
  }
}

/// A value that never changes.
final class ConstantLocation<Value>: Location<Value>, @unchecked Sendable {
  private let value: Value
  init(_ value: Value) { self.value = value }
  override func get() -> Value { value }
  override func set(_ value: Value, transaction: Transaction) {}
}

/// A value of a view's own, and who has read it.
final class StateLocation<Value>: Location<Value>, @unchecked Sendable {
  private var value: Value
  private var readers = ReaderList()
  private let lock = NSLock()

  init(_ value: Value) { self.value = value }

  override func get() -> Value {
    lock.withLock {
      if let reader = Evaluation.node { readers.insert(reader) }
      return value
    }
  }

  override func set(_ new: Value, transaction: Transaction) {
    let concerned: [Evaluation.NodeReference] = lock.withLock {
      let isSame = valuesAreEqual(value, new)
      value = new
      return isSame ? [] : readers.all
    }
    guard !concerned.isEmpty else { return }
    let transaction = transaction.merging(Transaction.current)
    MainWork.run { for reader in concerned { reader.node?.invalidate(transaction) } }
  }
}

/// The nodes that have read something. Each stays until it is gone: one that has not read again is evaluated once too often at most.
struct ReaderList {
  private var readers: [ObjectIdentifier: Evaluation.NodeReference] = [:]

  var all: [Evaluation.NodeReference] { Array(readers.values) }

  mutating func insert(_ reader: Evaluation.NodeReference) {
    if readers.count > 32 { readers = readers.filter { $0.value.node != nil } }
    readers[ObjectIdentifier(reader)] = reader
  }
}
