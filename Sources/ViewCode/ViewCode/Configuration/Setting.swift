/// A property with its value in a ``Configuration``: `Setting(\.text, of: nameLabel, to: viewModel.name)`.
///
/// The value is set when the view is built, and again when it changes. If a later configuration doesn't contain the
/// setting, the property gets its original value back.
@MainActor
public struct Setting<Target: AnyObject, Value>: ConfigurationLine {
  @usableFromInline let entry: SettingEntry<Target, Value>

  /// Creates a setting of an object's property with a value.
  @inlinable
  public init(_ keyPath: ReferenceWritableKeyPath<Target, Value>, of target: Target, to value: Value) {
    entry = SettingEntry(keyPath, target, value) { entry, occasion, previous in
      unsafeDowncast(entry, to: SettingEntry<Target, Value>.self)
        .carryOut(occasion, previous) { SettingEntry<Target, Value>.areEqual($0, $1) }
    }
  }

  public func add(to configuration: inout Configuration) {
    configuration.entries.append(entry)
  }
}

extension Setting where Value: Equatable {
  /// Creates a setting of an object's property with a value.
  @inlinable
  public init(_ keyPath: ReferenceWritableKeyPath<Target, Value>, of target: Target, to value: Value) {
    entry = SettingEntry(keyPath, target, value) { entry, occasion, previous in
      unsafeDowncast(entry, to: SettingEntry<Target, Value>.self).carryOut(occasion, previous) { $0 == $1 }
    }
  }
}
