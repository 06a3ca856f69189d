import Foundation

// The typed messages of windows.

extension UIWindow {
  /// The message that a window became the key window.
  @preconcurrency @MainActor
  public struct DidBecomeKeyMessage: NotificationCenter.MainActorMessage {
    public typealias Subject = UIWindow

    /// The window.
    public var window: UIWindow

    public init(window: UIWindow) { self.window = window }

    public static var name: Notification.Name { UIWindow.didBecomeKeyNotification }

    public static func makeMessage(_ notification: Notification) -> Self? {
      (notification.object as? UIWindow).map { Self(window: $0) }
    }

    public static func makeNotification(_ message: Self) -> Notification {
      Notification(name: name, object: message.window)
    }
  }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIWindow.DidBecomeKeyMessage> {
  /// The message that a window became the key window.
  public static var didBecomeKey: NotificationCenter.BaseMessageIdentifier<UIWindow.DidBecomeKeyMessage> { .init() }
}

extension UIWindow {
  /// The message that a window is no longer the key window.
  @preconcurrency @MainActor
  public struct DidResignKeyMessage: NotificationCenter.MainActorMessage {
    public typealias Subject = UIWindow

    /// The window.
    public var window: UIWindow

    public init(window: UIWindow) { self.window = window }

    public static var name: Notification.Name { UIWindow.didResignKeyNotification }

    public static func makeMessage(_ notification: Notification) -> Self? {
      (notification.object as? UIWindow).map { Self(window: $0) }
    }

    public static func makeNotification(_ message: Self) -> Notification {
      Notification(name: name, object: message.window)
    }
  }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIWindow.DidResignKeyMessage> {
  /// The message that a window is no longer the key window.
  public static var didResignKey: NotificationCenter.BaseMessageIdentifier<UIWindow.DidResignKeyMessage> { .init() }
}

extension UIWindow {
  /// The message that a window became visible.
  @preconcurrency @MainActor
  public struct DidBecomeVisibleMessage: NotificationCenter.MainActorMessage {
    public typealias Subject = UIWindow

    /// The window.
    public var window: UIWindow

    public init(window: UIWindow) { self.window = window }

    public static var name: Notification.Name { UIWindow.didBecomeVisibleNotification }

    public static func makeMessage(_ notification: Notification) -> Self? {
      (notification.object as? UIWindow).map { Self(window: $0) }
    }

    public static func makeNotification(_ message: Self) -> Notification {
      Notification(name: name, object: message.window)
    }
  }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIWindow.DidBecomeVisibleMessage> {
  /// The message that a window became visible.
  public static var didBecomeVisible: NotificationCenter.BaseMessageIdentifier<UIWindow.DidBecomeVisibleMessage> {
    .init()
  }
}

extension UIWindow {
  /// The message that a window was hidden.
  @preconcurrency @MainActor
  public struct DidBecomeHiddenMessage: NotificationCenter.MainActorMessage {
    public typealias Subject = UIWindow

    /// The window.
    public var window: UIWindow

    public init(window: UIWindow) { self.window = window }

    public static var name: Notification.Name { UIWindow.didBecomeHiddenNotification }

    public static func makeMessage(_ notification: Notification) -> Self? {
      (notification.object as? UIWindow).map { Self(window: $0) }
    }

    public static func makeNotification(_ message: Self) -> Notification {
      Notification(name: name, object: message.window)
    }
  }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIWindow.DidBecomeHiddenMessage> {
  /// The message that a window was hidden.
  public static var didBecomeHidden: NotificationCenter.BaseMessageIdentifier<UIWindow.DidBecomeHiddenMessage> {
    .init()
  }
}

extension UIWindow.DidBecomeKeyMessage: NamedMessage {}

extension UIWindow.DidResignKeyMessage: NamedMessage {}

extension UIWindow.DidBecomeVisibleMessage: NamedMessage {}

extension UIWindow.DidBecomeHiddenMessage: NamedMessage {}
