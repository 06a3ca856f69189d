import Foundation

/// An Apple class outside of UIKit whose properties are accessible by their keys.
@_spi(Host)
public protocol KeyedProperties: NSObject {
  /// The properties, including those of superclasses, by their Objective-C keys, such as "hidden" for `isHidden`.
  @MainActor static var keyedProperties: [String: AnyKeyPath] { get }
}

/// A key path whose property can be set to a value of any matching type.
protocol SettablePath {
  func set(_ value: Any?, of object: Any) -> Bool
}

/// The tables of properties of Apple's classes by their keys.
enum KeyedTables {
  /// Unchecked: Key paths are immutable, and the tables are complete before they are first read.
  private struct Tables: @unchecked Sendable {
    var properties: [ObjectIdentifier: [String: AnyKeyPath]]
    var keys: [AnyKeyPath: String]
  }

  private static let uiKit: Tables = {
    let list = withoutIsolation { UIKitProperties.all }
    var tables = Tables(properties: [:], keys: [:])
    for (type, properties): (AnyClass, [String: AnyKeyPath]) in list {
      tables.properties[ObjectIdentifier(type)] = properties
      for (key, path) in properties { tables.keys[path] = key }
    }
    return tables
  }()

  static func key(of path: AnyKeyPath) -> String? { uiKit.keys[path] }

  /// Returns the key in the tables and its property, such as "hidden" for "isHidden", or "URL" for "url".
  static func property(_ key: String, of class: AnyClass) -> (key: String, path: AnyKeyPath)? {
    let candidates = [key] + [stripped(key), key == "url" ? "URL" : nil].compactMap { $0 }
    var next: AnyClass? = `class`
    while let current = next {
      var table = uiKit.properties[ObjectIdentifier(current)] ?? [:]
      if let keyed = current as? any KeyedProperties.Type {
        table.merge(withoutIsolation { keyed.keyedProperties }) { $1 }
      }
      for candidate in candidates {
        if let path = table[candidate] { return (candidate, path) }
      }
      next = _getSuperclass(current)
    }
    return nil
  }

  /// Returns the key that notifications of changes use. For a property of an Apple class, it is the key in its table.
  static func canonical(_ key: String, of class: AnyClass) -> String {
    KeyValueProperties.isDynamic(key, `class`) ? key : property(key, of: `class`)?.key ?? key
  }

  /// Returns "hidden" for "isHidden"; `nil` for keys without the prefix.
  static func stripped(_ key: String) -> String? {
    guard key.hasPrefix("is"), let first = key.dropFirst(2).first, first.isUppercase else { return nil }
    return first.lowercased() + key.dropFirst(3)
  }
}

/// Calls code of the main actor on the current thread. Key-value coding does not depend on the thread of an object.
func withoutIsolation<Result>(_ body: @MainActor () -> Result) -> Result {
  withoutActuallyEscaping(body) { unsafeBitCast($0, to: (() -> Result).self)() }
}
