import Foundation

/// An object that receives notifications as a message.
final class SelectorObserver {
  weak var observer: AnyObject?
  let identity: ObjectIdentifier
  var token: (any NSObjectProtocol)?
  weak var center: NotificationCenter?
  var name: NSNotification.Name?
  weak var object: AnyObject?

  init(_ observer: AnyObject) {
    self.observer = observer
    identity = ObjectIdentifier(observer)
  }

  @MainActor
  func receive(_ notification: Notification, _ selector: Selector) {
    if let observer { SelectorTable.send(selector, to: observer, [notification]) }
  }

  /// Returns whether a removal matches this observer.
  func matches(_ center: NotificationCenter, _ name: NSNotification.Name?, _ object: AnyObject?) -> Bool {
    self.center === center && (name == nil || name == self.name) && (object == nil || object === self.object)
  }

  func cancel() {
    if let token, let center { center.removeObserver(token as Any) }
    token = nil
  }
}
