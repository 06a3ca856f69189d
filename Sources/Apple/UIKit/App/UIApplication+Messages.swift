import Foundation

// The typed messages of an app's life cycle.

extension UIApplication {
  /// The message that the app became active.
  @preconcurrency @MainActor
  public struct DidBecomeActiveMessage: NotificationCenter.MainActorMessage {
    public typealias Subject = UIApplication

    public init() {}

    public static var name: Notification.Name { UIApplication.didBecomeActiveNotification }

    public static func makeMessage(_ notification: Notification) -> Self? { Self() }

    public static func makeNotification(_ message: Self) -> Notification { Notification(name: name) }
  }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIApplication.DidBecomeActiveMessage> {
  /// The message that the app became active.
  public static var didBecomeActive: NotificationCenter.BaseMessageIdentifier<UIApplication.DidBecomeActiveMessage> {
    .init()
  }
}

extension UIApplication {
  /// The message that the app is about to become inactive.
  @preconcurrency @MainActor
  public struct WillResignActiveMessage: NotificationCenter.MainActorMessage {
    public typealias Subject = UIApplication

    public init() {}

    public static var name: Notification.Name { UIApplication.willResignActiveNotification }

    public static func makeMessage(_ notification: Notification) -> Self? { Self() }

    public static func makeNotification(_ message: Self) -> Notification { Notification(name: name) }
  }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIApplication.WillResignActiveMessage> {
  /// The message that the app is about to become inactive.
  public static var willResignActive: NotificationCenter.BaseMessageIdentifier<UIApplication.WillResignActiveMessage> {
    .init()
  }
}

extension UIApplication {
  /// The message that the app entered the background.
  @preconcurrency @MainActor
  public struct DidEnterBackgroundMessage: NotificationCenter.MainActorMessage {
    public typealias Subject = UIApplication

    public init() {}

    public static var name: Notification.Name { UIApplication.didEnterBackgroundNotification }

    public static func makeMessage(_ notification: Notification) -> Self? { Self() }

    public static func makeNotification(_ message: Self) -> Notification { Notification(name: name) }
  }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIApplication.DidEnterBackgroundMessage> {
  /// The message that the app entered the background.
  public static var didEnterBackground:
    NotificationCenter.BaseMessageIdentifier<UIApplication.DidEnterBackgroundMessage>
  { .init() }
}

extension UIApplication {
  /// The message that the app is about to enter the foreground.
  @preconcurrency @MainActor
  public struct WillEnterForegroundMessage: NotificationCenter.MainActorMessage {
    public typealias Subject = UIApplication

    public init() {}

    public static var name: Notification.Name { UIApplication.willEnterForegroundNotification }

    public static func makeMessage(_ notification: Notification) -> Self? { Self() }

    public static func makeNotification(_ message: Self) -> Notification { Notification(name: name) }
  }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIApplication.WillEnterForegroundMessage> {
  /// The message that the app is about to enter the foreground.
  public static var willEnterForeground:
    NotificationCenter.BaseMessageIdentifier<UIApplication.WillEnterForegroundMessage>
  { .init() }
}

extension UIApplication {
  /// The message of low memory.
  @preconcurrency @MainActor
  public struct DidReceiveMemoryWarningMessage: NotificationCenter.MainActorMessage {
    public typealias Subject = UIApplication

    public init() {}

    public static var name: Notification.Name { UIApplication.didReceiveMemoryWarningNotification }

    public static func makeMessage(_ notification: Notification) -> Self? { Self() }

    public static func makeNotification(_ message: Self) -> Notification { Notification(name: name) }
  }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIApplication.DidReceiveMemoryWarningMessage> {
  /// The message of low memory.
  public static var didReceiveMemoryWarning:
    NotificationCenter.BaseMessageIdentifier<UIApplication.DidReceiveMemoryWarningMessage>
  { .init() }
}

extension UIApplication {
  /// The message that the app finished launching.
  @preconcurrency @MainActor
  public struct DidFinishLaunchingMessage: NotificationCenter.MainActorMessage {
    public typealias Subject = UIApplication

    public init() {}

    public static var name: Notification.Name { UIApplication.didFinishLaunchingNotification }

    public static func makeMessage(_ notification: Notification) -> Self? { Self() }

    public static func makeNotification(_ message: Self) -> Notification { Notification(name: name) }
  }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIApplication.DidFinishLaunchingMessage> {
  /// The message that the app finished launching.
  public static var didFinishLaunching:
    NotificationCenter.BaseMessageIdentifier<UIApplication.DidFinishLaunchingMessage>
  { .init() }
}

extension UIApplication {
  /// The message that the app is about to terminate.
  @preconcurrency @MainActor
  public struct WillTerminateMessage: NotificationCenter.MainActorMessage {
    public typealias Subject = UIApplication

    public init() {}

    public static var name: Notification.Name { UIApplication.willTerminateNotification }

    public static func makeMessage(_ notification: Notification) -> Self? { Self() }

    public static func makeNotification(_ message: Self) -> Notification { Notification(name: name) }
  }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIApplication.WillTerminateMessage> {
  /// The message that the app is about to terminate.
  public static var willTerminate: NotificationCenter.BaseMessageIdentifier<UIApplication.WillTerminateMessage> {
    .init()
  }
}

extension UIApplication.DidBecomeActiveMessage: NamedMessage {}

extension UIApplication.WillResignActiveMessage: NamedMessage {}

extension UIApplication.DidEnterBackgroundMessage: NamedMessage {}

extension UIApplication.WillEnterForegroundMessage: NamedMessage {}

extension UIApplication.DidReceiveMemoryWarningMessage: NamedMessage {}

extension UIApplication.DidFinishLaunchingMessage: NamedMessage {}

extension UIApplication.WillTerminateMessage: NamedMessage {}
