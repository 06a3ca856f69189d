/// A property with its value, in a ``Configuration``: `Setting(\.text, of: nameLabel, to: viewModel.name)`.
///
/// The value is set when the view is built, and again when it is another one than before. A setting that is not in a
/// later configuration any more gives the property back the value that it had before the first time.
@MainActor
public struct Setting<Target: AnyObject, Value>: ConfigurationLine {
  @usableFromInline let entry: SettingEntry<Target, Value>

  /// Describes a property of an object and its value.
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
  /// Describes a property of an object and its value.
  @inlinable
  public init(_ keyPath: ReferenceWritableKeyPath<Target, Value>, of target: Target, to value: Value) {
    entry = SettingEntry(keyPath, target, value) { entry, occasion, previous in
      unsafeDowncast(entry, to: SettingEntry<Target, Value>.self).carryOut(occasion, previous) { $0 == $1 }
    }
  }
}
