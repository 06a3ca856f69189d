import Foundation

// Messages that are sent after a delay on the host's clock.

extension NSObject {
  /// Sends a message after a delay in seconds of the host's clock. The object and the argument are retained until then.
  ///
  /// It may be called on the main thread only. The message is sent with the first frame at that time or later.
  public func perform(_ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval) {
    nonisolated(unsafe) let (object, argument) = (self, anArgument)
    MainActor.assumeIsolated { DelayedMessages.current.add(aSelector, to: object, argument, delay: delay) }
  }

  /// Cancels all delayed messages to an object.
  public class func cancelPreviousPerformRequests(withTarget aTarget: Any) {
    nonisolated(unsafe) let target = ClassReceiver.object(of: aTarget)
    MainActor.assumeIsolated { DelayedMessages.current.cancel { $0 === target } }
  }

  /// Cancels a delayed message to an object with an equal argument.
  public class func cancelPreviousPerformRequests(
    withTarget aTarget: Any, selector aSelector: Selector, object anArgument: Any?
  ) {
    nonisolated(unsafe) let (target, argument) = (ClassReceiver.object(of: aTarget), anArgument)
    MainActor.assumeIsolated { DelayedMessages.current.cancel(aSelector, argument) { $0 === target } }
  }
}
