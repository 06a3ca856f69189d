import Foundation

// Observers with a selector. Without Objective-C, Foundation supports closures only.

extension NotificationCenter {
  /// Sends a message to an object for notifications. The object isn't retained and doesn't need to be removed.
  ///
  /// - Parameters:
  ///   - observer: The object that receives the message.
  ///   - aSelector: The message; with a colon, it gets the notification.
  ///   - aName: The name of the notifications; `nil` for all.
  ///   - anObject: The sender of the notifications; `nil` for all.
  public func addObserver(
    _ observer: Any, selector aSelector: Selector, name aName: NSNotification.Name?, object anObject: Any?
  ) {
    nonisolated(unsafe) let box = SelectorObserver(ClassReceiver.object(of: observer))
    let place = HostObserver()
    let token = addObserver(forName: aName, object: anObject, queue: nil) { notification in
      nonisolated(unsafe) let notification = notification
      guard box.observer != nil, place.hears else { return }
      if MainQueue.isCurrent {
        MainActor.assumeIsolated { box.receive(notification, aSelector) }
      } else {
        // Methods with selectors are isolated to the main actor here.
        DispatchQueue.main.async { MainActor.assumeIsolated { box.receive(notification, aSelector) } }
      }
    }
    (box.token, box.center, box.name, box.object) = (token, self, aName, anObject as AnyObject?)
    SelectorObservers.add(box)
  }

  /// Stops all notifications to an observer.
  public func removeObserver(_ observer: AnyObject) {
    SelectorObservers.remove(observer, from: self, name: nil, object: nil)
    removeObserver(observer as Any)
  }

  /// Stops all notifications to a class.
  public func removeObserver(_ observer: AnyClass) {
    SelectorObservers.remove(ClassReceiver.object(of: observer), from: self, name: nil, object: nil)
  }

  /// Stops some notifications to a class.
  public func removeObserver(_ observer: AnyClass, name aName: NSNotification.Name?, object anObject: Any?) {
    let receiver = ClassReceiver.object(of: observer)
    SelectorObservers.remove(receiver, from: self, name: aName, object: anObject as AnyObject?)
  }

  /// Stops some notifications to an observer.
  ///
  /// - Parameters:
  ///   - observer: The observer, or the result of `addObserver(forName:object:queue:using:)`.
  ///   - aName: The name of the notifications; `nil` for all.
  ///   - anObject: The sender of the notifications; `nil` for all.
  public func removeObserver(_ observer: AnyObject, name aName: NSNotification.Name?, object anObject: Any?) {
    SelectorObservers.remove(observer, from: self, name: aName, object: anObject as AnyObject?)
    removeObserver(observer as Any, name: aName, object: anObject)
  }
}
