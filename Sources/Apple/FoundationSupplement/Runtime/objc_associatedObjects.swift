// swift-format-ignore-file: AlwaysUseLowerCamelCase, TypeNamesShouldBeCapitalized

import Foundation

/// How an object keeps another one that is associated with it.
///
/// - Source: developer.apple.com/documentation/objectivec/objc_associationpolicy
public enum objc_AssociationPolicy: UInt, Sendable {
  /// Does not keep it alive. Here the value is gone when the object is, rather than a dangling pointer.
  case OBJC_ASSOCIATION_ASSIGN = 0
  case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
  case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
  case OBJC_ASSOCIATION_RETAIN = 769
  case OBJC_ASSOCIATION_COPY = 771
}

/// What is associated with an object under a key; nil where nothing is.
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
  Associations.shared.value(of: object as AnyObject, key)
}

/// Associates a value with an object under a key, in the place of what was there; nil takes that away.
public func objc_setAssociatedObject(
  _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
  Associations.shared.set(value, of: object as AnyObject, key, policy)
}

/// Takes away all that is associated with an object.
public func objc_removeAssociatedObjects(_ object: Any) { Associations.shared.removeAll(of: object as AnyObject) }

/// What is associated with objects.
///
/// Nobody says here when an object ends: what was associated with it goes at the next chance, when half of the table's objects
/// may have ended.
final class Associations: @unchecked Sendable {
  // Unchecked: its lock guards what changes.
  // The process has one table, as the Objective-C runtime has.
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
  /// So many objects have to be there before the table is looked through again.
  private var nextSweep = 64

  func value(of object: AnyObject, _ key: UnsafeRawPointer) -> Any? {
    lock.withLock {
      // An object at the same address may have been another one's successor.
      guard let entry = entries[ObjectIdentifier(object)], entry.object === object else { return nil }
      return entry.values[key]?.value
    }
  }

  func set(_ value: Any?, of object: AnyObject, _ key: UnsafeRawPointer, _ policy: objc_AssociationPolicy) {
    let new = value.map { Associations.stored($0, policy) }
    // What goes is let go outside of the lock: its end may come here again.
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

  /// Takes out what belongs to objects that have ended. With the lock held.
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
