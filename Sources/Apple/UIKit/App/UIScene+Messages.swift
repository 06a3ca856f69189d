import Foundation

// The typed messages of a scene's life cycle.

extension UIScene {
  /// The message that a scene was connected.
  @preconcurrency @MainActor
  public struct WillConnectMessage: NotificationCenter.MainActorMessage {
    public typealias Subject = UIScene

    /// The scene.
    public var scene: UIScene

    public init(scene: UIScene) { self.scene = scene }

    public static var name: Notification.Name { UIScene.willConnectNotification }

    public static func makeMessage(_ notification: Notification) -> Self? {
      (notification.object as? UIScene).map { Self(scene: $0) }
    }

    public static func makeNotification(_ message: Self) -> Notification {
      Notification(name: name, object: message.scene)
    }
  }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIScene.WillConnectMessage> {
  /// The message that a scene was connected.
  public static var willConnect: NotificationCenter.BaseMessageIdentifier<UIScene.WillConnectMessage> { .init() }
}

extension UIScene {
  /// The message that a scene was disconnected.
  @preconcurrency @MainActor
  public struct DidDisconnectMessage: NotificationCenter.MainActorMessage {
    public typealias Subject = UIScene

    /// The scene.
    public var scene: UIScene

    public init(scene: UIScene) { self.scene = scene }

    public static var name: Notification.Name { UIScene.didDisconnectNotification }

    public static func makeMessage(_ notification: Notification) -> Self? {
      (notification.object as? UIScene).map { Self(scene: $0) }
    }

    public static func makeNotification(_ message: Self) -> Notification {
      Notification(name: name, object: message.scene)
    }
  }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIScene.DidDisconnectMessage> {
  /// The message that a scene was disconnected.
  public static var didDisconnect: NotificationCenter.BaseMessageIdentifier<UIScene.DidDisconnectMessage> { .init() }
}

extension UIScene {
  /// The message that a scene became active.
  @preconcurrency @MainActor
  public struct DidActivateMessage: NotificationCenter.MainActorMessage {
    public typealias Subject = UIScene

    /// The scene.
    public var scene: UIScene

    public init(scene: UIScene) { self.scene = scene }

    public static var name: Notification.Name { UIScene.didActivateNotification }

    public static func makeMessage(_ notification: Notification) -> Self? {
      (notification.object as? UIScene).map { Self(scene: $0) }
    }

    public static func makeNotification(_ message: Self) -> Notification {
      Notification(name: name, object: message.scene)
    }
  }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIScene.DidActivateMessage> {
  /// The message that a scene became active.
  public static var didActivate: NotificationCenter.BaseMessageIdentifier<UIScene.DidActivateMessage> { .init() }
}

extension UIScene {
  /// The message that a scene is about to become inactive.
  @preconcurrency @MainActor
  public struct WillDeactivateMessage: NotificationCenter.MainActorMessage {
    public typealias Subject = UIScene

    /// The scene.
    public var scene: UIScene

    public init(scene: UIScene) { self.scene = scene }

    public static var name: Notification.Name { UIScene.willDeactivateNotification }

    public static func makeMessage(_ notification: Notification) -> Self? {
      (notification.object as? UIScene).map { Self(scene: $0) }
    }

    public static func makeNotification(_ message: Self) -> Notification {
      Notification(name: name, object: message.scene)
    }
  }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIScene.WillDeactivateMessage> {
  /// The message that a scene is about to become inactive.
  public static var willDeactivate: NotificationCenter.BaseMessageIdentifier<UIScene.WillDeactivateMessage> { .init() }
}

extension UIScene {
  /// The message that a scene is about to enter the foreground.
  @preconcurrency @MainActor
  public struct WillEnterForegroundMessage: NotificationCenter.MainActorMessage {
    public typealias Subject = UIScene

    /// The scene.
    public var scene: UIScene

    public init(scene: UIScene) { self.scene = scene }

    public static var name: Notification.Name { UIScene.willEnterForegroundNotification }

    public static func makeMessage(_ notification: Notification) -> Self? {
      (notification.object as? UIScene).map { Self(scene: $0) }
    }

    public static func makeNotification(_ message: Self) -> Notification {
      Notification(name: name, object: message.scene)
    }
  }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIScene.WillEnterForegroundMessage> {
  /// The message that a scene is about to enter the foreground.
  public static var willEnterForeground: NotificationCenter.BaseMessageIdentifier<UIScene.WillEnterForegroundMessage> {
    .init()
  }
}

extension UIScene {
  /// The message that a scene entered the background.
  @preconcurrency @MainActor
  public struct DidEnterBackgroundMessage: NotificationCenter.MainActorMessage {
    public typealias Subject = UIScene

    /// The scene.
    public var scene: UIScene

    public init(scene: UIScene) { self.scene = scene }

    public static var name: Notification.Name { UIScene.didEnterBackgroundNotification }

    public static func makeMessage(_ notification: Notification) -> Self? {
      (notification.object as? UIScene).map { Self(scene: $0) }
    }

    public static func makeNotification(_ message: Self) -> Notification {
      Notification(name: name, object: message.scene)
    }
  }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIScene.DidEnterBackgroundMessage> {
  /// The message that a scene entered the background.
  public static var didEnterBackground: NotificationCenter.BaseMessageIdentifier<UIScene.DidEnterBackgroundMessage> {
    .init()
  }
}

extension UIScene.WillConnectMessage: NamedMessage {}

extension UIScene.DidDisconnectMessage: NamedMessage {}

extension UIScene.DidActivateMessage: NamedMessage {}

extension UIScene.WillDeactivateMessage: NamedMessage {}

extension UIScene.WillEnterForegroundMessage: NamedMessage {}

extension UIScene.DidEnterBackgroundMessage: NamedMessage {}
