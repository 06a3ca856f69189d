/// An entry of a ``Configuration``.
///
/// The action is a closure rather than an overridable method, so that it is specialized at compile time. A method of a
/// generic class would look types up at run time.
@MainActor
@usableFromInline
class ConfigurationEntry {
  @usableFromInline
  enum Occasion {
    /// The view is built.
    case first
    /// The state changed. The earlier entry for the same key is passed if there is one.
    case again
    /// The entry was removed. The value before the first entry for the key is restored.
    case last
  }

  @usableFromInline
  typealias Action = @MainActor (ConfigurationEntry, Occasion, ConfigurationEntry?) -> Void

  /// The object whose property the entry sets; `nil` if the entry is always applied.
  let object: ObjectIdentifier?
  let keyPath: AnyKeyPath?
  private let action: Action

  @usableFromInline
  init(object: ObjectIdentifier?, keyPath: AnyKeyPath?, _ action: @escaping Action) {
    self.object = object
    self.keyPath = keyPath
    self.action = action
  }

  final var key: ConfigurationKey? {
    guard let object, let keyPath else { return nil }
    return ConfigurationKey(object: object, keyPath: keyPath)
  }

  final func applyFirst() {
    action(self, .first, nil)
  }

  final func apply(after previous: ConfigurationEntry?) {
    action(self, .again, previous)
  }

  final func takeBack() {
    action(self, .last, nil)
  }
}

/// A property of an object.
struct ConfigurationKey: Hashable {
  let object: ObjectIdentifier
  let keyPath: AnyKeyPath
}

/// A line of a ``Configuration``: a setting, code, or a configuration.
@MainActor
public protocol ConfigurationLine {
  /// Adds the line to a configuration. Only ``ConfigurationBuilder`` calls it.
  func add(to configuration: inout Configuration)
}
