/// What a line of a ``Configuration`` does.
///
/// How it is done is a function and not a method to override: a program then has it for its own types, where a method
/// of a generic class would look types up at run time.
@MainActor
@usableFromInline
class ConfigurationEntry {
  @usableFromInline
  enum Occasion {
    /// The view is built.
    case first
    /// The state has changed; an earlier entry for the same key comes along where there is one.
    case again
    /// The entry is gone: restore what was there before the first one for the key.
    case last
  }

  @usableFromInline
  typealias Action = @MainActor (ConfigurationEntry, Occasion, ConfigurationEntry?) -> Void

  /// The object whose property the entry sets; `nil` where it is carried out each time.
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

/// What can be a line of a ``Configuration``: settings, code, configurations.
@MainActor
public protocol ConfigurationLine {
  /// Adds what the line says to a configuration. Only ``ConfigurationBuilder`` has one to add to.
  func add(to configuration: inout Configuration)
}
