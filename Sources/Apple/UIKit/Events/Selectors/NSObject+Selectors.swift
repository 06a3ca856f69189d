import Foundation

// Messages by name, which `NSObjectProtocol` has with Objective-C.

extension NSObjectProtocol {
  /// Returns whether the object responds to a selector, which is registered for its class or a superclass.
  public func responds(to aSelector: Selector!) -> Bool {
    aSelector.map { SelectorTable.responds(self, to: $0) } ?? false
  }
}

extension NSObject {
  /// Returns whether instances of the class respond to a selector.
  public class func instancesRespond(to aSelector: Selector!) -> Bool {
    aSelector.map { SelectorTable.body(of: $0, for: self) != nil } ?? false
  }

  /// Sends a message without arguments. It may be called on the main thread only.
  ///
  /// - Returns: The method's result; `nil` if it returns no object.
  @discardableResult
  public func perform(_ aSelector: Selector!) -> Unmanaged<AnyObject>! {
    message(aSelector, [])
  }

  /// Sends a message with an argument. It may be called on the main thread only.
  ///
  /// - Returns: The same as ``perform(_:)``.
  @discardableResult
  public func perform(_ aSelector: Selector!, with object: Any!) -> Unmanaged<AnyObject>! {
    message(aSelector, [object])
  }

  /// Sends a message with two arguments. It may be called on the main thread only.
  ///
  /// - Returns: The same as ``perform(_:)``.
  @discardableResult
  public func perform(_ aSelector: Selector!, with object1: Any!, with object2: Any!) -> Unmanaged<AnyObject>! {
    message(aSelector, [object1, object2])
  }

  private func message(_ selector: Selector?, _ arguments: [Any?]) -> Unmanaged<AnyObject>? {
    SelectorTable.perform(selector, on: self, arguments)
  }
}

// Messages to classes. Libraries send `sharedApplication` in this way, because app extensions must not name
// `UIApplication.shared`.

extension NSObject {
  /// Returns whether the class itself responds to a selector, which is registered for it or a superclass.
  ///
  /// - Source: developer.apple.com/documentation/objectivec/nsobjectprotocol/responds(to:)
  public class func responds(to aSelector: Selector!) -> Bool {
    aSelector.map { SelectorTable.responds(ClassReceiver.object(of: self), to: $0) } ?? false
  }

  /// Sends a message without arguments to the class. It may be called on the main thread only.
  ///
  /// - Returns: The method's result; `nil` if it returns no object.
  /// - Source: developer.apple.com/documentation/objectivec/nsobjectprotocol/perform(_:)
  @discardableResult
  public class func perform(_ aSelector: Selector!) -> Unmanaged<AnyObject>! {
    SelectorTable.perform(aSelector, on: ClassReceiver.object(of: self), [])
  }

  /// Sends a message with an argument to the class. It may be called on the main thread only.
  @discardableResult
  public class func perform(_ aSelector: Selector!, with object: Any!) -> Unmanaged<AnyObject>! {
    SelectorTable.perform(aSelector, on: ClassReceiver.object(of: self), [object])
  }

  /// Sends a message with two arguments to the class. It may be called on the main thread only.
  @discardableResult
  public class func perform(_ aSelector: Selector!, with object1: Any!, with object2: Any!) -> Unmanaged<AnyObject>! {
    SelectorTable.perform(aSelector, on: ClassReceiver.object(of: self), [object1, object2])
  }

  /// Sends a message to the class after a delay in seconds of the host's clock. It may be called on the main thread
  /// only.
  public class func perform(_ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval) {
    nonisolated(unsafe) let (receiver, argument) = (ClassReceiver.object(of: self), anArgument)
    MainActor.assumeIsolated { DelayedMessages.current.add(aSelector, to: receiver, argument, delay: delay) }
  }

  /// Returns the class. Every method of `NSObject` can be sent to a class, also the getter of `classForCoder`.
  public class func classForCoder() -> AnyClass { self }
}

extension SelectorTable {
  /// Sends a message for `perform(_:)`.
  fileprivate static func perform(
    _ selector: Selector?, on receiver: AnyObject, _ arguments: [Any?]
  ) -> Unmanaged<AnyObject>? {
    guard let selector else { fatalError("perform(_:) requires a selector, not nil") }
    nonisolated(unsafe) let (receiver, arguments) = (receiver, arguments)
    nonisolated(unsafe) var result: Any?
    MainActor.assumeIsolated { result = send(selector, to: receiver, arguments) }
    guard let result, type(of: result) is AnyClass else { return nil }
    nonisolated(unsafe) let returned = result as AnyObject
    // A new object might not be retained. As on Apple's systems, it exists until the main queue's turn ends.
    DispatchQueue.main.async { withExtendedLifetime(returned) {} }
    return Unmanaged.passUnretained(returned)
  }
}
