import Foundation

// The life cycle of an app, as controlled by the host.

extension UIApplication {
  /// The name of the notification that the app became active.
  public nonisolated class var didBecomeActiveNotification: NSNotification.Name {
    NSNotification.Name("UIApplicationDidBecomeActiveNotification")
  }

  /// The name of the notification that the app is about to become inactive.
  public nonisolated class var willResignActiveNotification: NSNotification.Name {
    NSNotification.Name("UIApplicationWillResignActiveNotification")
  }

  /// The name of the notification that the app entered the background.
  public nonisolated class var didEnterBackgroundNotification: NSNotification.Name {
    NSNotification.Name("UIApplicationDidEnterBackgroundNotification")
  }

  /// The name of the notification that the app is about to enter the foreground.
  public nonisolated class var willEnterForegroundNotification: NSNotification.Name {
    NSNotification.Name("UIApplicationWillEnterForegroundNotification")
  }

  /// The name of the notification of low memory.
  public nonisolated class var didReceiveMemoryWarningNotification: NSNotification.Name {
    NSNotification.Name("UIApplicationDidReceiveMemoryWarningNotification")
  }

  /// The name of the notification that the app finished launching.
  public nonisolated class var didFinishLaunchingNotification: NSNotification.Name {
    NSNotification.Name("UIApplicationDidFinishLaunchingNotification")
  }

  /// The name of the notification that the app is about to terminate.
  public nonisolated class var willTerminateNotification: NSNotification.Name {
    NSNotification.Name("UIApplicationWillTerminateNotification")
  }

  /// Whether scenes have delegates, which are then told of life cycle events instead of the app's delegate.
  private var hasSceneDelegates: Bool { connectedScenes.contains { $0.delegate != nil } }

  /// Sends the app to the background.
  package func enterBackground() {
    guard applicationState == .active else { return }
    resignActive()
    applicationState = .background
    backgroundTasks.begin()
    for scene in connectedScenes {
      scene.activationState = .background
      scene.delegate?.sceneDidEnterBackground(scene)
      TypedNotifications.post(UIScene.DidEnterBackgroundMessage.self, of: scene)
    }
    if !hasSceneDelegates { delegate?.applicationDidEnterBackground(self) }
    TypedNotifications.post(UIApplication.DidEnterBackgroundMessage.self, of: self)
  }

  /// Makes the app inactive while it remains visible, such as during a call.
  package func resignActive() {
    guard applicationState == .active else { return }
    for scene in connectedScenes {
      scene.delegate?.sceneWillResignActive(scene)
      TypedNotifications.post(UIScene.WillDeactivateMessage.self, of: scene)
      scene.activationState = .foregroundInactive
    }
    if !hasSceneDelegates { delegate?.applicationWillResignActive(self) }
    TypedNotifications.post(UIApplication.WillResignActiveMessage.self, of: self)
    applicationState = .inactive
  }

  /// Brings the app to the foreground.
  package func enterForeground() {
    guard applicationState == .background else { return }
    comeToFront()
  }

  /// Brings the app to the foreground and makes it active.
  func comeToFront() {
    let isStart = applicationState != .background
    for scene in connectedScenes {
      scene.activationState = .foregroundInactive
      scene.delegate?.sceneWillEnterForeground(scene)
      TypedNotifications.post(UIScene.WillEnterForegroundMessage.self, of: scene)
    }
    if !isStart {
      if !hasSceneDelegates { delegate?.applicationWillEnterForeground(self) }
      TypedNotifications.post(UIApplication.WillEnterForegroundMessage.self, of: self)
    }
    becomeActive()
  }

  /// Makes the app active.
  package func becomeActive() {
    guard applicationState != .active else { return }
    applicationState = .active
    backgroundTasks.end()
    for scene in connectedScenes {
      scene.activationState = .foregroundActive
      scene.delegate?.sceneDidBecomeActive(scene)
      TypedNotifications.post(UIScene.DidActivateMessage.self, of: scene)
    }
    if !hasSceneDelegates { delegate?.applicationDidBecomeActive(self) }
    TypedNotifications.post(UIApplication.DidBecomeActiveMessage.self, of: self)
  }
}
