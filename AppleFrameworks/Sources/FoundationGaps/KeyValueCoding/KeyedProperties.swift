import Foundation

/// A class of Apple's, outside of UIKit, whose properties are found by their keys.
@_spi(Host)
public protocol KeyedProperties: NSObject {
  /// The properties by their keys as Objective-C spells them: "hidden" for `isHidden`. Those of classes above, too.
  @MainActor static var keyedProperties: [String: AnyKeyPath] { get }
}

/// A property that can be set by any value that fits.
protocol SettablePath {
  func set(_ value: Any?, of object: Any) -> Bool
}

/// The properties of Apple's classes by their keys.
enum KeyedTables {
  /// Unchecked: Key paths never change, and the tables are complete when they are first read.
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

  /// The key as the tables have it, and its property: "hidden" for "isHidden", "URL" for "url".
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

  /// The key as changes of it are told of: of a property of Apple's, as its table has it.
  static func canonical(_ key: String, of class: AnyClass) -> String {
    KeyValueProperties.isDynamic(key, `class`) ? key : property(key, of: `class`)?.key ?? key
  }

  /// "hidden" for "isHidden"; nil for what does not begin so.
  static func stripped(_ key: String) -> String? {
    guard key.hasPrefix("is"), let first = key.dropFirst(2).first, first.isUppercase else { return nil }
    return first.lowercased() + key.dropFirst(3)
  }
}

/// Runs code of the main actor where it is called. Key-value coding asks no object for its thread.
func withoutIsolation<Result>(_ body: @MainActor () -> Result) -> Result {
  withoutActuallyEscaping(body) { unsafeBitCast($0, to: (() -> Result).self)() }
}
