// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation

/// The class of an object.
public func object_getClass(_ obj: Any?) -> AnyClass? { obj.flatMap { type(of: $0 as AnyObject) } }

/// The class above another; nil for one that has none.
public func class_getSuperclass(_ cls: AnyClass?) -> AnyClass? { cls.flatMap { _getSuperclass($0) } }

/// The name of a class, with its module. The memory is the table's, and stays.
public func class_getName(_ cls: AnyClass?) -> UnsafePointer<CChar> { ClassNames.shared.name(of: cls) }

/// The name of an object's class.
public func object_getClassName(_ obj: Any?) -> UnsafePointer<CChar> { class_getName(object_getClass(obj)) }

/// Names of classes as C has them.
private final class ClassNames: @unchecked Sendable {
  // Unchecked: The lock guards the mutable state.
  // A class's name is the same for the whole process.
  static let shared = ClassNames()

  private let lock = NSLock()
  private var names: [String: UnsafePointer<CChar>] = [:]

  func name(of cls: AnyClass?) -> UnsafePointer<CChar> {
    // `NSStringFromClass` stops the program for classes within others.
    let name = cls.map { _typeName($0, qualified: true) } ?? "nil"
    return lock.withLock {
      if let known = names[name] { return known }
      let made = UnsafePointer<CChar>(strdup(name)!)
      names[name] = made
      return made
    }
  }
}
