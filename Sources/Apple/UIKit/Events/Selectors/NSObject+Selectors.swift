import Foundation

// Messages by name, as `NSObjectProtocol` has them with Objective-C.

extension NSObjectProtocol {
  /// Returns whether the object answers to a selector: something is registered for its class or one above.
  public func responds(to aSelector: Selector!) -> Bool {
    aSelector.map { SelectorTable.responds(self, to: $0) } ?? false
  }
}

extension NSObject {
  /// Returns whether instances of the class answer to a selector.
  public class func instancesRespond(to aSelector: Selector!) -> Bool {
    aSelector.map { SelectorTable.body(of: $0, for: self) != nil } ?? false
  }

  /// Sends a message without arguments. Only on the main thread.
  ///
  /// - Returns: what the method returns, `nil` where it returns nothing or no object.
  @discardableResult
  public func perform(_ aSelector: Selector!) -> Unmanaged<AnyObject>! {
    message(aSelector, [])
  }

  /// Sends a message with an argument. Only on the main thread.
  ///
  /// - Returns: as ``perform(_:)``.
  @discardableResult
  public func perform(_ aSelector: Selector!, with object: Any!) -> Unmanaged<AnyObject>! {
    message(aSelector, [object])
  }

  /// Sends a message with two arguments. Only on the main thread.
  ///
  /// - Returns: as ``perform(_:)``.
  @discardableResult
  public func perform(_ aSelector: Selector!, with object1: Any!, with object2: Any!) -> Unmanaged<AnyObject>! {
    message(aSelector, [object1, object2])
  }

  private func message(_ selector: Selector?, _ arguments: [Any?]) -> Unmanaged<AnyObject>? {
    guard let selector else { fatalError("perform(_:) needs a selector, and got nil") }
    nonisolated(unsafe) let (object, arguments) = (self, arguments)
    nonisolated(unsafe) var result: Any?
    MainActor.assumeIsolated { result = SelectorTable.send(selector, to: object, arguments) }
    guard let result, type(of: result) is AnyClass else { return nil }
    nonisolated(unsafe) let returned = result as AnyObject
    // Nobody may keep a new object; on Apple's systems, too, it lives until the turn of the main queue ends.
    DispatchQueue.main.async { withExtendedLifetime(returned) {} }
    return Unmanaged.passUnretained(returned)
  }
}
