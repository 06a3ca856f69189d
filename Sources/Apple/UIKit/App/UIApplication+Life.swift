import Foundation

// What becomes of an app while it runs, as the host says.

extension UIApplication {
  /// The app is in front of the user.
  public nonisolated class var didBecomeActiveNotification: NSNotification.Name {
    NSNotification.Name("UIApplicationDidBecomeActiveNotification")
  }

  /// The app is about to leave the front.
  public nonisolated class var willResignActiveNotification: NSNotification.Name {
    NSNotification.Name("UIApplicationWillResignActiveNotification")
  }

  /// The app is in the background.
  public nonisolated class var didEnterBackgroundNotification: NSNotification.Name {
    NSNotification.Name("UIApplicationDidEnterBackgroundNotification")
  }

  /// The app is about to come back from the background.
  public nonisolated class var willEnterForegroundNotification: NSNotification.Name {
    NSNotification.Name("UIApplicationWillEnterForegroundNotification")
  }

  /// Memory is short.
  public nonisolated class var didReceiveMemoryWarningNotification: NSNotification.Name {
    NSNotification.Name("UIApplicationDidReceiveMemoryWarningNotification")
  }

  /// The app was started.
  public nonisolated class var didFinishLaunchingNotification: NSNotification.Name {
    NSNotification.Name("UIApplicationDidFinishLaunchingNotification")
  }

  /// The app is about to end.
  public nonisolated class var willTerminateNotification: NSNotification.Name {
    NSNotification.Name("UIApplicationWillTerminateNotification")
  }

  /// The scenes have delegates: then these hear what becomes of the app, and not the app's.
  private var hasSceneDelegates: Bool { connectedScenes.contains { $0.delegate != nil } }

  /// Sends the app into the background.
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

  /// The app is there, and events go elsewhere, as while a call comes in.
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

  /// Brings the app back to the front.
  package func enterForeground() {
    guard applicationState == .background else { return }
    comeToFront()
  }

  /// Shows the app, and has events come to it.
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

  /// Has events come to the app again.
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
