/// An entry that sets a property.
@MainActor
@usableFromInline
final class SettingEntry<Target: AnyObject, Value>: ConfigurationEntry {
  /// The object, which isn't retained, since it is usually the view that owns the configuration.
  @usableFromInline weak var target: Target?
  @usableFromInline let path: ReferenceWritableKeyPath<Target, Value>
  @usableFromInline let value: Value

  /// The value before the first setting, passed on from one configuration to the next.
  @usableFromInline var original: Value?

  @inlinable
  init(
    _ path: ReferenceWritableKeyPath<Target, Value>, _ target: Target, _ value: Value, _ action: @escaping Action
  ) {
    self.target = target
    self.path = path
    self.value = value
    super.init(object: ObjectIdentifier(target), keyPath: path, action)
  }

  @inlinable
  @inline(__always)
  func carryOut(_ occasion: Occasion, _ previous: ConfigurationEntry?, _ areEqual: (Value, Value) -> Bool) {
    guard let target else { return }
    switch occasion {
    case .again:
      if let previous = previous as? SettingEntry, previous.target != nil {
        original = previous.original
        if !areEqual(previous.value, value) { target[keyPath: path] = value }
      } else {
        original = target[keyPath: path]
        target[keyPath: path] = value
      }
    case .first:
      original = target[keyPath: path]
      target[keyPath: path] = value
    case .last:
      if let original { target[keyPath: path] = original }
    }
  }

  /// Returns whether two values are equal. Values that can't be compared are considered changed.
  @inlinable
  static func areEqual(_ first: Value, _ second: Value) -> Bool {
    guard let first = first as? any Equatable else { return false }
    return compare(first, second)
  }

  @inlinable
  static func compare<Compared: Equatable>(_ first: Compared, _ second: Value) -> Bool {
    first == second as? Compared
  }
}
