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

  /// Sends the app into the background.
  package func enterBackground() {
    guard applicationState == .active else { return }
    applicationState = .inactive
    delegate?.applicationWillResignActive(self)
    post(UIApplication.willResignActiveNotification)
    applicationState = .background
    for scene in connectedScenes { scene.activationState = .background }
    delegate?.applicationDidEnterBackground(self)
    post(UIApplication.didEnterBackgroundNotification)
  }

  /// Brings the app back to the front.
  package func enterForeground() {
    guard applicationState == .background else { return }
    delegate?.applicationWillEnterForeground(self)
    post(UIApplication.willEnterForegroundNotification)
    applicationState = .active
    for scene in connectedScenes { scene.activationState = .foregroundActive }
    delegate?.applicationDidBecomeActive(self)
    post(UIApplication.didBecomeActiveNotification)
  }

  /// Tells the app that memory is short: its delegate, the controllers on the screen with their children, observers.
  package func warnOfMemory() {
    delegate?.applicationDidReceiveMemoryWarning(self)
    for window in windows { window.rootViewController.map(warn) }
    post(UIApplication.didReceiveMemoryWarningNotification)
  }

  private func warn(_ controller: UIViewController) {
    controller.didReceiveMemoryWarning()
    for child in controller.children { warn(child) }
  }

  private func post(_ name: NSNotification.Name) {
    NotificationCenter.default.post(name: name, object: self)
  }
}
