/// A namespace for functions that create bindings to properties of objects.
enum ObjectBindings {
  static func binding<Object: AnyObject, Value>(
    to object: Object, _ keyPath: ReferenceWritableKeyPath<Object, Value>
  ) -> Binding<Value> {
    Binding(location: ObjectLocation(object: object, keyPath: keyPath))
  }
}

/// The location of an object's property.
///
/// Unchecked: The object ensures the thread safety of its properties.
private final class ObjectLocation<Object: AnyObject, Value>: Location<Value>, @unchecked Sendable {
  private let object: Object
  private let keyPath: ReferenceWritableKeyPath<Object, Value>

  init(object: Object, keyPath: ReferenceWritableKeyPath<Object, Value>) {
    self.object = object
    self.keyPath = keyPath
  }

  override func get() -> Value { object[keyPath: keyPath] }
  override func set(_ value: Value, transaction: Transaction) {
    Transaction.$current.withValue(transaction.merging(Transaction.current)) { object[keyPath: keyPath] = value }
  }
}
