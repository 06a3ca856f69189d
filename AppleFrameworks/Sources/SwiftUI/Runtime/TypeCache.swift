import Foundation

/// A cache of information about types for the entire process, because types do not change.
///
/// Unchecked: A lock guards the values.
final class TypeCache<Value>: @unchecked Sendable {
  private let lock = NSLock()
  private var values: [ObjectIdentifier: Value] = [:]

  func value(for type: Any.Type, make: () -> Value) -> Value {
    let key = ObjectIdentifier(type)
    if let found = lock.withLock({ values[key] }) { return found }
    let made = make()
    lock.withLock { values[key] = made }
    return made
  }
}
