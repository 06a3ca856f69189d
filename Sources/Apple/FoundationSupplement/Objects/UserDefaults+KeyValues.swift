import Foundation

extension UserDefaults {
  /// The same as `object(forKey:)`.
  ///
  /// - Source: developer.apple.com/documentation/objectivec/nsobject-swift.class/value(forkey:)
  public func value(forKey key: String) -> Any? { object(forKey: key) }

  /// The same as `set(_:forKey:)`; nil takes the value away.
  public func setValue(_ value: Any?, forKey key: String) {
    if let value { set(value, forKey: key) } else { removeObject(forKey: key) }
  }

  /// The value of the first name of the path, or what lies in its dictionaries.
  public func value(forKeyPath keyPath: String) -> Any? {
    let names = keyPath.split(separator: ".").map(String.init)
    guard let first = names.first else { return nil }
    return KeyValues.value(at: names[1...], of: object(forKey: first))
  }
}
