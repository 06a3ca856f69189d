import Foundation
import Synchronization

/// The implementations of selectors by class, in place of the method tables of the Objective-C runtime.
///
/// A class responds to the selectors that are registered for it and its superclasses; the most derived entry wins. The
/// class doesn't need to inherit from `NSObject`, since `@objc` methods of any class respond to selectors on Apple's
/// systems. UIKit's own classes also have a fixed table (`StandardSelectors`), so that nothing is registered at launch.
package enum SelectorTable {
  /// A function that calls a method of an object with the selector's arguments.
  package typealias Body = @MainActor (_ receiver: AnyObject, _ arguments: [Any?]) -> Any?

  private struct Key: Hashable {
    let type: ObjectIdentifier
    let selector: Selector
  }

  /// Unchecked: the function runs on the main thread only. Other threads dispatch it there.
  private struct Entry: @unchecked Sendable {
    let body: Body
  }

  private static let entries = Mutex<[Key: Entry]>([:])
  private static let classEntries = Mutex<[Key: Entry]>([:])

  /// Registers the implementation of a selector for instances of a class and its subclasses, and replaces an earlier
  /// one.
  ///
  /// - Parameter body: A function that gets as many arguments as the selector has colons.
  package static func add<T: AnyObject>(
    _ selector: Selector, to type: T.Type, body: @escaping @MainActor (T, _ arguments: [Any?]) -> Any?
  ) {
    let entry = Entry { receiver, arguments in
      guard let receiver = receiver as? T else {
        fatalError("\(Swift.type(of: receiver)) is not a \(T.self), so \(selector) cannot be called")
      }
      return body(receiver, arguments)
    }
    entries.withLock { $0[Key(type: ObjectIdentifier(type), selector: selector)] = entry }
  }

  /// Returns the implementation of a selector for instances of a class; `nil` if it is unknown.
  package static func body(of selector: Selector, for type: AnyClass) -> Body? {
    var current: AnyClass? = type
    while let candidate = current {
      let key = Key(type: ObjectIdentifier(candidate), selector: selector)
      if let entry = entries.withLock({ $0[key] }) { return entry.body }
      if let responder = candidate as? UIResponder.Type,
        let body = responder.standardBody(of: selector, for: candidate)
      {
        return body
      }
      current = _getSuperclass(candidate)
    }
    return nil
  }

  /// Registers the implementation of a selector for a class itself and its subclasses.
  package static func add<T: AnyObject>(
    _ selector: Selector, toClass type: T.Type, body: @escaping @MainActor (T.Type, _ arguments: [Any?]) -> Any?
  ) {
    let entry = Entry { receiver, arguments in
      guard let receiver = (receiver as? ClassReceiver)?.type as? T.Type else {
        fatalError("\(Swift.type(of: receiver)) is not the class \(T.self), so \(selector) cannot be called")
      }
      return body(receiver, arguments)
    }
    classEntries.withLock { $0[Key(type: ObjectIdentifier(type), selector: selector)] = entry }
  }

  private static func body(of selector: Selector, forClass type: AnyClass) -> Body? {
    var current: AnyClass? = type
    while let candidate = current {
      let key = Key(type: ObjectIdentifier(candidate), selector: selector)
      if let entry = classEntries.withLock({ $0[key] }) { return entry.body }
      if let body = (candidate as? any RespondsAsClass.Type)?.classBody(of: selector) { return body }
      current = _getSuperclass(candidate)
    }
    return nil
  }

  package static func responds(_ object: AnyObject, to selector: Selector) -> Bool {
    if let receiver = object as? ClassReceiver { return body(of: selector, forClass: receiver.type) != nil }
    return body(of: selector, for: Swift.type(of: object)) != nil
  }

  /// Sends a message. As with Objective-C, an unrecognized selector is a programming error.
  ///
  /// - Parameter arguments: The arguments. Those beyond the selector's colons are ignored; missing ones are `nil`.
  @MainActor @discardableResult
  package static func send(_ selector: Selector, to object: AnyObject, _ arguments: [Any?] = []) -> Any? {
    let body: Body
    if let receiver = object as? ClassReceiver {
      guard let found = Self.body(of: selector, forClass: receiver.type) else {
        fatalError("+[\(String(reflecting: receiver.type)) \(selector)]: unrecognized selector sent to class")
      }
      body = found
    } else {
      let type: AnyClass = Swift.type(of: object)
      guard let found = Self.body(of: selector, for: type) ?? StandardSelectors.inherited(selector, by: object) else {
        fatalError(complaint(selector, type))
      }
      body = found
    }
    var passed = Array(arguments.prefix(selector.argumentCount))
    while passed.count < selector.argumentCount { passed.append(nil) }
    return body(object, passed)
  }

  /// Returns the error message for a class that doesn't respond to a selector.
  package static func complaint(_ selector: Selector, _ type: AnyClass) -> String {
    """
    -[\(String(reflecting: type)) \(selector)]: unrecognized selector sent to instance. Without the Objective-C \
    runtime, a selector must be registered: \
    ViewHost.register("\(selector)", of: \(type).self) { object, arguments in … }
    """
  }
}
