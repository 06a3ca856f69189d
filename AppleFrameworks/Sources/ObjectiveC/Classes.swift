// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation

/// Returns the class of an object.
public func object_getClass(_ obj: Any?) -> AnyClass? { obj.flatMap { type(of: $0 as AnyObject) } }

/// Returns the superclass of a class; `nil` if there is none.
public func class_getSuperclass(_ cls: AnyClass?) -> AnyClass? { cls.flatMap { _getSuperclass($0) } }

/// Returns the name of a class with its module. The memory belongs to the table and stays valid.
public func class_getName(_ cls: AnyClass?) -> UnsafePointer<CChar> { ClassNames.shared.name(of: cls) }

/// Returns the name of an object's class.
public func object_getClassName(_ obj: Any?) -> UnsafePointer<CChar> { class_getName(object_getClass(obj)) }

/// The names of classes as C strings.
private final class ClassNames: @unchecked Sendable {
  // Unchecked: The lock guards the mutable state. The name of a class is the same for the entire process.
  static let shared = ClassNames()

  private let lock = NSLock()
  private var names: [String: UnsafePointer<CChar>] = [:]

  func name(of cls: AnyClass?) -> UnsafePointer<CChar> {
    // `NSStringFromClass` stops the program for nested classes.
    let name = cls.map { _typeName($0, qualified: true) } ?? "nil"
    return lock.withLock {
      if let known = names[name] { return known }
      let made = UnsafePointer<CChar>(strdup(name)!)
      names[name] = made
      return made
    }
  }
}
