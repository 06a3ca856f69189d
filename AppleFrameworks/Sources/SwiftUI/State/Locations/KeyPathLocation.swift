/// The location of a part of another location's value.
///
/// Unchecked: The base location guards the value.
final class KeyPathLocation<Base, Value>: Location<Value>, @unchecked Sendable {
  // A binding to a part can outlive the binding to the entire value, for example `$model.user.name` of a binding that a
  // view creates temporarily.
  private let base: Location<Base>
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
