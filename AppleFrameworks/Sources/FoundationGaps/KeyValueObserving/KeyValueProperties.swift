import Foundation
import Synchronization

/// The properties of a class for observing, as the Objective-C runtime has them. Registration functions of rewritten
/// sources say it.
@_spi(Host)
public enum KeyValueProperties {
  private struct Entry: Hashable {
    let type: ObjectIdentifier
    let key: String
  }

  /// Unchecked: The functions are `static` methods without state, and can be called from any thread.
  private struct Tables: @unchecked Sendable {
    var dynamic: Set<Entry> = []
    var affecting: [Entry: () -> Set<String>] = [:]
    var notifies: [Entry: () -> Bool] = [:]
  }

  // One table for the process, as the Objective-C runtime has.
  private static let tables = Mutex(Tables())

  /// A property that calls `propertyWillChange` and `propertyDidChange` when it is set.
  public static func dynamic(_ key: String, _ class: AnyClass) {
    tables.withLock { _ = $0.dynamic.insert(Entry(type: ObjectIdentifier(`class`), key: key)) }
  }

  /// A `keyPathsForValuesAffecting…` of a class.
  public static func affecting(_ key: String, _ class: AnyClass, _ keyPaths: @escaping () -> Set<String>) {
    nonisolated(unsafe) let keyPaths = keyPaths
    tables.withLock { $0.affecting[Entry(type: ObjectIdentifier(`class`), key: key)] = keyPaths }
  }

  /// An `automaticallyNotifiesObserversOf…` of a class.
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

  /// The entry for a key of a class or its nearest superclass.
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
