import Foundation

extension AppStorage where Value: ExpressibleByNilLiteral {
  /// Creates a property for an optional Boolean value.
  ///
  /// - Parameters:
  ///   - key: The key in the user defaults.
  ///   - store: The user defaults; `nil` for the standard user defaults.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Bool? {
    self.init(key, store, nil, read: { $0 as? Bool }, write: { $0 })
  }

  /// Creates a property for an optional integer.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Int? {
    self.init(key, store, nil, read: { $0 as? Int }, write: { $0 })
  }

  /// Creates a property for an optional number.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Double? {
    self.init(key, store, nil, read: { $0 as? Double }, write: { $0 })
  }

  /// Creates a property for optional data.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Data? {
    self.init(key, store, nil, read: { $0 as? Data }, write: { $0 })
  }

  /// Creates a property for an optional URL, which is stored as its text.
  public init(_ key: String, store: UserDefaults? = nil) where Value == URL? {
    self.init(key, store, nil, read: { ($0 as? String).flatMap { URL(string: $0) } }, write: { $0?.absoluteString })
  }

  /// Creates a property for an optional date, which is stored as its seconds since 2001.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Date? {
    self.init(
      key, store, nil, read: { ($0 as? Double).map { Date(timeIntervalSinceReferenceDate: $0) } },
      write: { $0?.timeIntervalSinceReferenceDate })
  }

  /// Creates a property for an optional value that is stored as a string.
  public init<R: RawRepresentable>(_ key: String, store: UserDefaults? = nil) where Value == R?, R.RawValue == String {
    self.init(key, store, nil, read: { ($0 as? String).flatMap { R(rawValue: $0) } }, write: { $0?.rawValue })
  }

  /// Creates a property for an optional value that is stored as an integer.
  public init<R: RawRepresentable>(_ key: String, store: UserDefaults? = nil) where Value == R?, R.RawValue == Int {
    self.init(key, store, nil, read: { ($0 as? Int).flatMap { R(rawValue: $0) } }, write: { $0?.rawValue })
  }
}

extension AppStorage where Value == URL {
  /// Creates a property for a URL, which is stored as its text.
  ///
  /// - Parameters:
  ///   - wrappedValue: The value if none is stored.
  ///   - key: The key in the user defaults.
  ///   - store: The user defaults; `nil` for the standard user defaults.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(
      key, store, wrappedValue, read: { ($0 as? String).flatMap { URL(string: $0) } }, write: { $0.absoluteString })
  }
}

extension AppStorage where Value == Date {
  /// Creates a property for a date, which is stored as its seconds since 2001.
  ///
  /// - Parameters:
  ///   - wrappedValue: The value if none is stored.
  ///   - key: The key in the user defaults.
  ///   - store: The user defaults; `nil` for the standard user defaults.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(
      key, store, wrappedValue, read: { ($0 as? Double).map { Date(timeIntervalSinceReferenceDate: $0) } },
      write: { $0.timeIntervalSinceReferenceDate })
  }
}
