/// A location with closures from the developer that read and write the value.
///
/// Unchecked: The location only calls the closures. The developer ensures their thread safety.
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
