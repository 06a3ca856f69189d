/// One line of a ``Configuration``.
@MainActor
protocol ConfigurationEntry {
  /// What the entry sets; `nil` where it is carried out each time.
  var key: ConfigurationKey? { get }

  /// Carries the entry out when the view is built.
  func applyFirst()

  /// Carries the entry out again, after an earlier one for the same key where there is one.
  func apply(after previous: (any ConfigurationEntry)?)

  /// Restores what was there before the first entry for the key.
  func takeBack()
}

/// A property of an object.
struct ConfigurationKey: Hashable {
  let object: ObjectIdentifier
  let keyPath: AnyKeyPath
}
