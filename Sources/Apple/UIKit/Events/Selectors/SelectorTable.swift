import Foundation
import Synchronization

/// What selectors do, by class: it stands in for the method tables of the Objective-C runtime.
///
/// A class answers to what is registered for it and for the classes above; the most derived entry wins. It need not be under
/// `NSObject`: on Apple's systems `@objc` methods of any class answer to selectors. UIKit's own
/// classes have a fixed table beside it (`StandardSelectors`), so that nothing has to be registered when a program starts.
package enum SelectorTable {
  /// Runs a method of an object with the arguments that the selector's name asks for.
  package typealias Body = @MainActor (_ receiver: AnyObject, _ arguments: [Any?]) -> Any?

  private struct Key: Hashable {
    let type: ObjectIdentifier
    let selector: Selector
  }

  /// Unchecked: the function runs on the main thread only; other threads pass it on.
  private struct Entry: @unchecked Sendable {
    let body: Body
  }

  private static let entries = Mutex<[Key: Entry]>([:])

  /// Registers what a selector does with instances of a class and of those below it, in place of an earlier entry.
  ///
  /// - Parameter body: gets as many arguments as the selector has colons.
  package static func add<T: AnyObject>(
    _ selector: Selector, to type: T.Type, body: @escaping @MainActor (T, _ arguments: [Any?]) -> Any?
  ) {
    let entry = Entry { receiver, arguments in
      guard let receiver = receiver as? T else {
        fatalError("\(Swift.type(of: receiver)) is no \(T.self), whose \(selector) was to run")
      }
      return body(receiver, arguments)
    }
    entries.withLock { $0[Key(type: ObjectIdentifier(type), selector: selector)] = entry }
  }

  /// What a selector does with instances of a class; `nil` where it is unknown.
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

  package static func responds(_ object: AnyObject, to selector: Selector) -> Bool {
    body(of: selector, for: Swift.type(of: object)) != nil
  }

  /// Sends a message. What the object does not know is the caller's bug, as with Objective-C.
  ///
  /// - Parameter arguments: from the first one on; those beyond the selector's colons are dropped, missing ones are `nil`.
  @MainActor @discardableResult
  package static func send(_ selector: Selector, to object: AnyObject, _ arguments: [Any?] = []) -> Any? {
    let type: AnyClass = Swift.type(of: object)
    guard let body = body(of: selector, for: type) ?? StandardSelectors.inherited(selector, by: object) else {
      fatalError(complaint(selector, type))
    }
    var passed = Array(arguments.prefix(selector.argumentCount))
    while passed.count < selector.argumentCount { passed.append(nil) }
    return body(object, passed)
  }

  /// What is said where a class does not answer to a selector.
  package static func complaint(_ selector: Selector, _ type: AnyClass) -> String {
    """
    -[\(String(reflecting: type)) \(selector)]: unrecognized selector sent to instance. Without the Objective-C runtime \
    a selector runs what was registered for it: ViewHost.register("\(selector)", of: \(type).self) { object, arguments in … }
    """
  }
}
