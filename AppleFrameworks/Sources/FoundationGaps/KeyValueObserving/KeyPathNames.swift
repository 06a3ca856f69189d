// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation
import Synchronization

/// The keys of key paths as strings. Swift on Linux compiles no such string into a key path, so that rewritten sources
/// say it where a key path is written for an observer.
///
/// - Returns: The key path as it is.
@_spi(Host)
public func viewcode_keyPath<Root, Value>(_ path: KeyPath<Root, Value>, _ name: String) -> KeyPath<Root, Value> {
  KeyPathNames.add(name, for: path)
  return path
}

enum KeyPathNames {
  /// Unchecked: Key paths never change.
  private struct Names: @unchecked Sendable {
    var all: [AnyKeyPath: String] = [:]
  }

  // What a key path is called is the same for the whole process.
  private static let names = Mutex(Names())

  static func add(_ name: String, for path: AnyKeyPath) {
    nonisolated(unsafe) let path = path
    names.withLock { $0.all[path] = name }
  }

  /// The keys of a key path, joined by periods; nil where they are not known.
  static func name(of path: AnyKeyPath) -> String? {
    nonisolated(unsafe) let path = path
    if let known = names.withLock({ $0.all[path] }) { return known }
    if let known = KeyedTables.key(of: path) { return known }
    // Stored properties of final classes have their names in the program: `\Store.items`. Those with `<` have none.
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
