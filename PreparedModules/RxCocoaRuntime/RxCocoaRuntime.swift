import Foundation
import UIKit

/// The base class of RxCocoa's delegate proxies. The original intercepts messages with the Objective-C runtime.
///
/// Methods that a proxy declares in Swift are called. Messages that it would only intercept are not sent here.
open class _RXDelegateProxy: NSObject {
  private weak var weakDelegate: AnyObject?
  private var retainedDelegate: AnyObject?

  /// The app's delegate, to which the proxy forwards messages.
  public var _forwardToDelegate: Any? { weakDelegate }

  public func _setForwardToDelegate(_ forwardToDelegate: Any?, retainDelegate: Bool) {
    weakDelegate = forwardToDelegate as AnyObject?
    retainedDelegate = retainDelegate ? weakDelegate : nil
  }

  public func hasWiredImplementation(for selector: Selector) -> Bool { false }

  public func voidDelegateMethodsContain(_ selector: Selector) -> Bool { false }

  open func _sentMessage(_ selector: Selector, withArguments arguments: [Any]) {}

  open func _methodInvoked(_ selector: Selector, withArguments arguments: [Any]) {}
}

/// An observation of a key path, which reports only the initial value.
public final class _RXKVOObserver: NSObject {
  private var target: AnyObject?

  public init!(
    target: Any!, retainTarget: Bool, keyPath: String!, options: NSKeyValueObservingOptions,
    callback: ((Any?) -> Void)!
  ) {
    super.init()
    if retainTarget { self.target = target as AnyObject? }
  }

  public func dispose() { target = nil }
}

public nonisolated(unsafe) var RXAbortOnThreadingHazard = false
public let RXObjCRuntimeErrorDomain = "RXObjCRuntimeErrorDomain"
public let RXObjCRuntimeErrorIsKVOKey = "RXObjCRuntimeErrorIsKVOKey"

public enum RXObjCRuntimeError: Int, Sendable {
  case unknown = 1
  case objectMessagesAlreadyBeingIntercepted
  case selectorNotImplemented
  case cantInterceptCoreFoundationTollFreeBridgedObjects
  case threadingCollisionWithOtherInterceptionMechanism
  case savingOriginalForwardingMethodFailed
  case replacingMethodWithForwardingImplementation
  case observingPerformanceSensitiveMessages
  case observingMessagesWithUnsupportedReturnType
}

/// An observer of the messages to an object.
public protocol RXMessageSentObserver: AnyObject {
  var targetImplementation: OpaquePointer { get }
  func messageSent(withArguments arguments: [Any])
  func methodInvoked(withArguments arguments: [Any])
}

/// An observer of the deallocation of an object.
public protocol RXDeallocatingObserver: AnyObject {
  var targetImplementation: OpaquePointer { get }
  func deallocating()
}

public func RX_selector(_ selector: Selector) -> Selector { selector }

private final class SelectorReferences: @unchecked Sendable {
  static let shared = SelectorReferences()
  private var places: [String: UnsafeMutableRawPointer] = [:]
  private let lock = NSLock()

  func reference(_ selector: Selector) -> UnsafeMutableRawPointer {
    lock.lock()
    defer { lock.unlock() }
    let name = NSStringFromSelector(selector)
    let place = places[name] ?? UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1)
    places[name] = place
    return place
  }
}

/// Returns a key for values that are associated with an object for a selector.
public func RX_reference_from_selector(_ selector: Selector) -> UnsafeMutableRawPointer {
  SelectorReferences.shared.reference(selector)
}

/// Returns a placeholder for the implementation of intercepted messages. It is never called.
public func RX_default_target_implementation() -> OpaquePointer {
  OpaquePointer(SelectorReferences.shared.reference(Selector("default")))
}

/// Intercepts a message. It always fails, because there is no Objective-C runtime.
public func RX_ensure_observing(_ target: Any, _ selector: Selector) throws -> OpaquePointer {
  throw NSError(
    domain: RXObjCRuntimeErrorDomain, code: RXObjCRuntimeError.selectorNotImplemented.rawValue,
    userInfo: [NSLocalizedDescriptionKey: "observing messages requires an Objective-C runtime"])
}

public func RX_ensure_observing(
  _ target: Any, _ selector: Selector, _ error: UnsafeMutablePointer<NSError?>?
) -> OpaquePointer? {
  error?.pointee = NSError(
    domain: RXObjCRuntimeErrorDomain, code: RXObjCRuntimeError.selectorNotImplemented.rawValue, userInfo: nil)
  return nil
}
