import Synchronization

/// A class as the receiver of messages.
///
/// On Apple's systems, a class is an object, and its class methods respond to selectors. Here, a class is a value
/// without identity. Each class therefore has one receiver, which is never deallocated, so that weak references to it
/// stay valid.
final class ClassReceiver: Sendable {
  let type: AnyClass

  private init(_ type: AnyClass) { self.type = type }

  private static let receivers = Mutex<[ObjectIdentifier: ClassReceiver]>([:])

  /// Returns the object that receives the messages to a target: the target itself, or the receiver of a class.
  static func object(of target: Any) -> AnyObject {
    guard let type = target as? AnyClass else { return target as AnyObject }
    return receivers.withLock { receivers in
      if let known = receivers[ObjectIdentifier(type)] { return known }
      let receiver = ClassReceiver(type)
      receivers[ObjectIdentifier(type)] = receiver
      return receiver
    }
  }

  static func object(of target: Any?) -> AnyObject? {
    target.map { object(of: $0 as Any) }
  }
}

/// A class of UIKit with class methods that code calls through selectors.
protocol RespondsAsClass {
  static func classBody(of selector: Selector) -> SelectorTable.Body?
}
