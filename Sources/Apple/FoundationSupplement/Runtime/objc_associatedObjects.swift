// swift-format-ignore-file: AlwaysUseLowerCamelCase, TypeNamesShouldBeCapitalized

import Foundation

/// The policy of associated objects.
///
/// - Source: developer.apple.com/documentation/objectivec/objc_associationpolicy
public enum objc_AssociationPolicy: UInt, Sendable {
  /// A weak reference. The value is removed when the object is deallocated, rather than being a dangling pointer.
  case OBJC_ASSOCIATION_ASSIGN = 0
  case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
  case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
  case OBJC_ASSOCIATION_RETAIN = 769
  case OBJC_ASSOCIATION_COPY = 771
}

/// Returns the value that is associated with an object under a key; `nil` if there is none.
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
  Associations.shared.value(of: object as AnyObject, key)
}

/// Associates a value with an object under a key and replaces the previous one; `nil` removes it.
public func objc_setAssociatedObject(
  _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
  Associations.shared.set(value, of: object as AnyObject, key, policy)
}

/// Removes all associated values of an object.
public func objc_removeAssociatedObjects(_ object: Any) { Associations.shared.removeAll(of: object as AnyObject) }

/// The table of associated values.
///
/// Deallocation isn't observed here: the values of deallocated objects are removed later, when half of the table's
/// objects may have been deallocated.
final class Associations: @unchecked Sendable {
  // Unchecked: the lock protects the mutable state. The process has one table, like the Objective-C runtime.
  static let shared = Associations()

  private enum Value {
    case kept(Any)
    case unowned(() -> AnyObject?)

    var value: Any? {
      switch self {
      case .kept(let value): value
      case .unowned(let find): find()
      }
    }
  }

  private struct Entry {
    weak var object: AnyObject?
    var values: [UnsafeRawPointer: Value] = [:]
  }

  private let lock = NSRecursiveLock()
  private var entries: [ObjectIdentifier: Entry] = [:]
  /// The number of objects at which the table is searched again.
  private var nextSweep = 64

  func value(of object: AnyObject, _ key: UnsafeRawPointer) -> Any? {
    lock.withLock {
      // Another object may have had the same address before.
      guard let entry = entries[ObjectIdentifier(object)], entry.object === object else { return nil }
      return entry.values[key]?.value
    }
  }

  func set(_ value: Any?, of object: AnyObject, _ key: UnsafeRawPointer, _ policy: objc_AssociationPolicy) {
    let new = value.map { Associations.stored($0, policy) }
    // Values are released outside of the lock, since their deinitializers may access the table.
    let old = lock.withLock { () -> Any in
      let number = ObjectIdentifier(object)
      var entry = entries[number].flatMap { $0.object === object ? $0 : nil } ?? Entry(object: object)
      let before = entry.values[key]
      entry.values[key] = new
      let stale = entries[number]
      entries[number] = entry.values.isEmpty ? nil : entry
      return (before as Any, stale as Any, sweep())
    }
    withExtendedLifetime(old) {}
  }

  private static func stored(_ value: Any, _ policy: objc_AssociationPolicy) -> Value {
    switch policy {
    case .OBJC_ASSOCIATION_ASSIGN:
      guard type(of: value) is AnyClass else { return .kept(value) }
      weak let object = value as AnyObject
      return .unowned { object }
    case .OBJC_ASSOCIATION_COPY, .OBJC_ASSOCIATION_COPY_NONATOMIC:
      return .kept((value as? any NSCopying)?.copy(with: nil) ?? value)
    case .OBJC_ASSOCIATION_RETAIN, .OBJC_ASSOCIATION_RETAIN_NONATOMIC:
      return .kept(value)
    }
  }

  /// Removes and returns the entries of deallocated objects. The lock must be held.
  private func sweep() -> [Entry] {
    guard entries.count >= nextSweep else { return [] }
    let ended = entries.filter { $0.value.object == nil }
    for key in ended.keys { entries[key] = nil }
    nextSweep = max(64, entries.count * 2)
    return Array(ended.values)
  }

  func removeAll(of object: AnyObject) {
    let old = lock.withLock { entries.removeValue(forKey: ObjectIdentifier(object)) }
    withExtendedLifetime(old) {}
  }
}
