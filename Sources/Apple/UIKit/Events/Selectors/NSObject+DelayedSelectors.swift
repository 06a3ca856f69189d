import Foundation

// Messages that are sent later, by the host's clock.

extension NSObject {
  /// Sends a message after some seconds of the host's clock. The object and the argument are kept alive until then.
  ///
  /// Only on the main thread. It is sent as the host makes a frame at that time or later.
  public func perform(_ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval) {
    nonisolated(unsafe) let (object, argument) = (self, anArgument)
    MainActor.assumeIsolated { DelayedMessages.current.add(aSelector, to: object, argument, delay: delay) }
  }

  /// Sends no message to an object that waits to be sent later.
  public class func cancelPreviousPerformRequests(withTarget aTarget: Any) {
    nonisolated(unsafe) let target = aTarget as AnyObject
    MainActor.assumeIsolated { DelayedMessages.current.cancel { $0 === target } }
  }

  /// Does not send one message to an object that waits to be sent later, with an argument equal to one.
  public class func cancelPreviousPerformRequests(
    withTarget aTarget: Any, selector aSelector: Selector, object anArgument: Any?
  ) {
    nonisolated(unsafe) let (target, argument) = (aTarget as AnyObject, anArgument)
    MainActor.assumeIsolated { DelayedMessages.current.cancel(aSelector, argument) { $0 === target } }
  }
}
