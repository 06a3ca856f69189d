import Foundation

/// What was found out about types, kept for the process: types don't change. By any thread.
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
