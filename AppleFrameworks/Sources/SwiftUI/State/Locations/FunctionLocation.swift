/// A location with functions of the developer's for reading and writing.
///
/// Unchecked: it only calls the functions; the developer is responsible for their thread safety.
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
