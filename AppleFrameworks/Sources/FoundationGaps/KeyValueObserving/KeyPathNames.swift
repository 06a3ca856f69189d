// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation
import Synchronization

/// Returns a key path, and registers its keys as strings. Swift on Linux does not compile these strings into key paths,
/// so that rewritten sources register them where a key path is written for an observer.
///
/// - Returns: The unchanged key path.
@_spi(Host)
public func viewcode_keyPath<Root, Value>(_ path: KeyPath<Root, Value>, _ name: String) -> KeyPath<Root, Value> {
  KeyPathNames.add(name, for: path)
  return path
}

enum KeyPathNames {
  /// Unchecked: Key paths are immutable.
  private struct Names: @unchecked Sendable {
    var all: [AnyKeyPath: String] = [:]
  }

  // The names of key paths are the same for the entire process.
  private static let names = Mutex(Names())

  static func add(_ name: String, for path: AnyKeyPath) {
    nonisolated(unsafe) let path = path
    names.withLock { $0.all[path] = name }
  }

  /// Returns the keys of a key path, joined by periods; `nil` if they are unknown.
  static func name(of path: AnyKeyPath) -> String? {
    nonisolated(unsafe) let path = path
    if let known = names.withLock({ $0.all[path] }) { return known }
    if let known = KeyedTables.key(of: path) { return known }
    // The description of stored properties of final classes contains their names, such as `\Store.items`. Descriptions
    // with `<` contain no names.
    let text = String(reflecting: path)
    guard text.hasPrefix("\\"), !text.contains("<"), !text.contains("[") else { return nil }
    var root = String(describing: type(of: path).rootType)
    for candidate in [String(reflecting: type(of: path).rootType), root] where text.hasPrefix("\\\(candidate).") {
      root = candidate
      return text.dropFirst(root.count + 2).filter { $0 != "?" && $0 != "!" }
    }
    return nil
  }
}
