import Foundation

// Observers that are told by a message: Foundation has blocks alone where there is no Objective-C.

extension NotificationCenter {
  /// Sends an object a message for notifications. The object is not kept alive, and needs no removal when it goes.
  ///
  /// - Parameters:
  ///   - observer: who gets the message.
  ///   - aSelector: the message; with a colon it brings the notification along.
  ///   - aName: the notification's name; `nil` for all.
  ///   - anObject: what posts it; `nil` for anyone.
  public func addObserver(
    _ observer: Any, selector aSelector: Selector, name aName: NSNotification.Name?, object anObject: Any?
  ) {
    nonisolated(unsafe) let box = SelectorObserver(observer as AnyObject)
    let place = HostObserver()
    let token = addObserver(forName: aName, object: anObject, queue: nil) { notification in
      nonisolated(unsafe) let notification = notification
      guard box.observer != nil, place.hears else { return }
      if MainQueue.isCurrent {
        MainActor.assumeIsolated { box.receive(notification, aSelector) }
      } else {
        // Methods by name are the main actor's here.
        DispatchQueue.main.async { MainActor.assumeIsolated { box.receive(notification, aSelector) } }
      }
    }
    (box.token, box.center, box.name, box.object) = (token, self, aName, anObject as AnyObject?)
    SelectorObservers.add(box)
  }

  /// Stops telling an object of anything.
  public func removeObserver(_ observer: AnyObject) {
    SelectorObservers.remove(observer, from: self, name: nil, object: nil)
    removeObserver(observer as Any)
  }

  /// Stops telling an object of some notifications.
  ///
  /// - Parameters:
  ///   - observer: who got the messages, or what `addObserver(forName:object:queue:using:)` returned.
  ///   - aName: the notification's name; `nil` for all.
  ///   - anObject: what posts it; `nil` for anyone.
  public func removeObserver(_ observer: AnyObject, name aName: NSNotification.Name?, object anObject: Any?) {
    SelectorObservers.remove(observer, from: self, name: aName, object: anObject as AnyObject?)
    removeObserver(observer as Any, name: aName, object: anObject)
  }
}
