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
      post(UIScene.didEnterBackgroundNotification, of: scene)
    }
    if !hasSceneDelegates { delegate?.applicationDidEnterBackground(self) }
    post(UIApplication.didEnterBackgroundNotification)
  }

  /// Makes the app inactive while it remains visible, such as during a call.
  package func resignActive() {
    guard applicationState == .active else { return }
    for scene in connectedScenes {
      scene.delegate?.sceneWillResignActive(scene)
      post(UIScene.willDeactivateNotification, of: scene)
      scene.activationState = .foregroundInactive
    }
    if !hasSceneDelegates { delegate?.applicationWillResignActive(self) }
    post(UIApplication.willResignActiveNotification)
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
      post(UIScene.willEnterForegroundNotification, of: scene)
    }
    if !isStart {
      if !hasSceneDelegates { delegate?.applicationWillEnterForeground(self) }
      post(UIApplication.willEnterForegroundNotification)
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
      post(UIScene.didActivateNotification, of: scene)
    }
    if !hasSceneDelegates { delegate?.applicationDidBecomeActive(self) }
    post(UIApplication.didBecomeActiveNotification)
  }

  private func post(_ name: NSNotification.Name, of scene: UIScene) {
    NotificationCenter.default.post(name: name, object: scene)
  }

  private func post(_ name: NSNotification.Name) {
    NotificationCenter.default.post(name: name, object: self)
  }
}
