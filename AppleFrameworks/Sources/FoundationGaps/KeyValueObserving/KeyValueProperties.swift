import Foundation
import Synchronization

/// The observable properties of a class, as in the Objective-C runtime. Registration functions of rewritten sources add
/// them.
@_spi(Host)
public enum KeyValueProperties {
  private struct Entry: Hashable {
    let type: ObjectIdentifier
    let key: String
  }

  /// Unchecked: The functions are `static` methods without state, which can be called on any thread.
  private struct Tables: @unchecked Sendable {
    var dynamic: Set<Entry> = []
    var affecting: [Entry: () -> Set<String>] = [:]
    var notifies: [Entry: () -> Bool] = [:]
  }

  // The process has one table, like the Objective-C runtime.
  private static let tables = Mutex(Tables())

  /// Registers a property that calls `propertyWillChange` and `propertyDidChange` when it is set.
  public static func dynamic(_ key: String, _ class: AnyClass) {
    tables.withLock { _ = $0.dynamic.insert(Entry(type: ObjectIdentifier(`class`), key: key)) }
  }

  /// Registers a `keyPathsForValuesAffecting…` method of a class.
  public static func affecting(_ key: String, _ class: AnyClass, _ keyPaths: @escaping () -> Set<String>) {
    nonisolated(unsafe) let keyPaths = keyPaths
    tables.withLock { $0.affecting[Entry(type: ObjectIdentifier(`class`), key: key)] = keyPaths }
  }

  /// Registers an `automaticallyNotifiesObserversOf…` method of a class.
  public static func notifies(_ key: String, _ class: AnyClass, _ answer: @escaping () -> Bool) {
    nonisolated(unsafe) let answer = answer
    tables.withLock { $0.notifies[Entry(type: ObjectIdentifier(`class`), key: key)] = answer }
  }

  static func isDynamic(_ key: String, _ class: AnyClass) -> Bool {
    first(key, `class`) { tables, entry in tables.dynamic.contains(entry) ? true : nil } ?? false
  }

  static func affecting(_ key: String, _ class: AnyClass) -> Set<String> {
    first(key, `class`) { tables, entry in tables.affecting[entry] }?() ?? []
  }

  static func notifies(_ key: String, _ class: AnyClass) -> Bool {
    first(key, `class`) { tables, entry in tables.notifies[entry] }?() ?? true
  }

  /// Returns the entry for a key of a class or its nearest superclass.
  private static func first<Found>(_ key: String, _ class: AnyClass, _ find: (Tables, Entry) -> Found?) -> Found? {
    let tables = tables.withLock { $0 }
    var next: AnyClass? = `class`
    while let current = next {
      if let found = find(tables, Entry(type: ObjectIdentifier(current), key: key)) { return found }
      next = _getSuperclass(current)
    }
    return nil
  }
}
