/// A property with its value, in a ``Configuration``: `Setting(\.text, of: nameLabel, to: viewModel.name)`.
///
/// The value is set when the view is built, and again when it is another one than before. A setting that is not in a
/// later configuration any more gives the property back the value that it had before the first time.
@MainActor
public struct Setting<Target: AnyObject, Value>: ConfigurationEntry {
  /// Not kept: most settings are of the view that keeps the configuration.
  private weak var target: Target?
  private let object: ObjectIdentifier
  private let keyPath: ReferenceWritableKeyPath<Target, Value>
  private let value: Value
  private let original = Original()

  /// The value from before the first setting, handed on from one configuration to the next.
  private final class Original {
    var value: Value?
  }

  /// Describes a property of an object and its value.
  public init(_ keyPath: ReferenceWritableKeyPath<Target, Value>, of target: Target, to value: Value) {
    self.target = target
    object = ObjectIdentifier(target)
    self.keyPath = keyPath
    self.value = value
  }

  var key: ConfigurationKey? { ConfigurationKey(object: object, keyPath: keyPath) }

  func applyFirst() {
    guard let target else { return }
    original.value = target[keyPath: keyPath]
    target[keyPath: keyPath] = value
  }

  func apply(after previous: (any ConfigurationEntry)?) {
    guard let previous = previous as? Self, previous.target != nil else {
      applyFirst()
      return
    }
    original.value = previous.original.value
    if !areEqual(previous.value, value) { target?[keyPath: keyPath] = value }
  }

  func takeBack() {
    if let value = original.value { target?[keyPath: keyPath] = value }
  }

  /// Values that can't be compared count as changed.
  private func areEqual(_ first: Value, _ second: Value) -> Bool {
    func compare<Comparable: Equatable>(_ first: Comparable) -> Bool { first == second as? Comparable }
    guard let first = first as? any Equatable else { return false }
    return compare(first)
  }
}
