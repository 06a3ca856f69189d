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
    if let listed = target as? ListedTarget { return listed.receiver }
    if Swift.type(of: target) == AnyHashable.self, let element = target as? AnyHashable {
      return object(of: element.base)
    }
    guard let type = target as? AnyClass else { return target as AnyObject }
    return receivers.withLock { receivers in
      if let known = receivers[ObjectIdentifier(type)] { return known }
      let receiver = ClassReceiver(type)
      receivers[ObjectIdentifier(type)] = receiver
      return receiver
    }
  }

  /// Returns the target of messages to a receiver: the class of a class's receiver, or else the object.
  static func target(of receiver: AnyObject?) -> Any? { (receiver as? ClassReceiver)?.type ?? receiver }

  static func object(of target: Any?) -> AnyObject? {
    target.map { object(of: $0 as Any) }
  }
}

/// A target in a set that is neither hashable nor an object of NSObject, such as a class. On Apple's systems, these
/// targets are objects like any others. A function that expects a target accepts the element of the set.
struct ListedTarget: Hashable {
  let receiver: AnyObject

  /// Returns the element of a set for the receiver of messages.
  static func element(for receiver: AnyObject) -> AnyHashable {
    (receiver as? NSObject).map { AnyHashable($0) } ?? AnyHashable(ListedTarget(receiver: receiver))
  }

  static func == (lhs: ListedTarget, rhs: ListedTarget) -> Bool { lhs.receiver === rhs.receiver }

  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(receiver)) }
}

/// A class of UIKit with class methods that code calls through selectors.
protocol RespondsAsClass {
  static func classBody(of selector: Selector) -> SelectorTable.Body?
}
