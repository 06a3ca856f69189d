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
    guard let selector else { fatalError("perform(_:) requires a selector, not nil") }
    nonisolated(unsafe) let (object, arguments) = (self, arguments)
    nonisolated(unsafe) var result: Any?
    MainActor.assumeIsolated { result = SelectorTable.send(selector, to: object, arguments) }
    guard let result, type(of: result) is AnyClass else { return nil }
    nonisolated(unsafe) let returned = result as AnyObject
    // A new object might not be retained. As on Apple's systems, it exists until the main queue's turn ends.
    DispatchQueue.main.async { withExtendedLifetime(returned) {} }
    return Unmanaged.passUnretained(returned)
  }
}
