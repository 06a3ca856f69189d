import Foundation
import QuartzCore
import RuntimeSupport

/// The launch of apps: it creates their delegates and scenes and calls them in UIKit's order.
@MainActor
package final class AppLaunch {
  /// A closure that a tool sets to run an app after its `main()` in place of the run loop.
  package var runner: (() -> Void)?

  /// The URLs that an app is launched with.
  package var urls: [URL] = []

  /// The entry of the icon's menu with which the next app is launched.
  package var shortcutItem: UIApplicationShortcutItem?

  /// The activities that the next app continues.
  package var activities: Set<NSUserActivity> = []

  /// The contents of the app's Info.plist.
  lazy var manifest = AppManifest.main

  /// The delegates of the app and its scene, which the application doesn't retain.
  private var applicationDelegate: (any UIApplicationDelegate)?
  private var sceneDelegate: (any UISceneDelegate)?

  /// Launches an app on a screen.
  ///
  /// - Parameters:
  ///   - delegateClass: A class that inherits from `NSObject` and has `init()`.
  ///   - sceneDelegateClass: The class of the scene's delegate, for apps whose Info.plist isn't available.
  /// - Returns: The scene.
  @discardableResult
  package func start(
    _ delegateClass: any UIApplicationDelegate.Type, sceneDelegateClass: AnyClass? = nil, on screen: UIScreen,
    urls: [URL] = []
  ) -> UIWindowScene {
    end()
    let application = UIApplication.shared
    let session = UISceneSession(role: .windowApplication)
    let scene = UIWindowScene(screen: screen)
    scene.activationState = .unattached
    scene.session = session
    session.scene = scene
    application.applicationState = .inactive
    application.connect(scene)
    let delegate = make(delegateClass, as: (any UIApplicationDelegate).self)
    applicationDelegate = delegate
    application.delegate = delegate
    // An app without scenes has the window of its storyboard before it is notified of the launch.
    let storyboard = manifest.hasScenes ? nil : manifest.mainStoryboardName(for: screen.configuration.idiom)
    if let storyboard {
      let window = UIWindow(windowScene: scene)
      delegate.window = window
      window.rootViewController = UIStoryboard(name: storyboard, bundle: nil).instantiateInitialViewController()
    }
    var options: [UIApplication.LaunchOptionsKey: Any]?
    if let url = urls.first { options = [.url: url] }
    if !manifest.hasScenes, let shortcutItem {
      options = (options ?? [:]).merging([.shortcutItem: shortcutItem]) { $1 }
    }
    _ = delegate.application(application, willFinishLaunchingWithOptions: options)
    _ = delegate.application(application, didFinishLaunchingWithOptions: options)
    TypedNotifications.post(UIApplication.DidFinishLaunchingMessage.self, of: application)
    if storyboard != nil { delegate.window?.makeKeyAndVisible() }
    connect(scene, session, urls: urls, sceneDelegateClass: sceneDelegateClass)
    application.comeToFront()
    if !manifest.hasScenes, sceneDelegate == nil {
      for activity in activities { ContinuedActivity.hand(activity) }
    }
    (shortcutItem, activities) = (nil, [])
    return scene
  }

  private func connect(
    _ scene: UIWindowScene, _ session: UISceneSession, urls: [URL], sceneDelegateClass: AnyClass?
  ) {
    let application = UIApplication.shared
    let options = UIScene.ConnectionOptions(urls: urls, shortcutItem: shortcutItem, activities: activities)
    if let sceneDelegateClass { session.configuration.delegateClass = sceneDelegateClass }
    if let delegate = application.delegate {
      session.configuration = delegate.application(application, configurationForConnecting: session, options: options)
    }
    scene.activationState = .foregroundInactive
    sceneDelegate = session.configuration.delegateClass.map { make($0, as: (any UISceneDelegate).self) }
    scene.delegate = sceneDelegate
    // The window of a scene's storyboard exists before the delegate is notified of the scene. It is displayed
    // afterwards.
    let windowOwner = sceneDelegate as? any UIWindowSceneDelegate
    if let storyboard = session.configuration.storyboard {
      let window = UIWindow(windowScene: scene)
      windowOwner?.window = window
      window.rootViewController = storyboard.instantiateInitialViewController()
    }
    TypedNotifications.post(UIScene.WillConnectMessage.self, of: scene)
    sceneDelegate?.scene(scene, willConnectTo: session, options: options)
    if session.configuration.storyboard != nil { windowOwner?.window?.makeKeyAndVisible() }
  }

  private func make<Delegate>(_ type: Any.Type, as: Delegate.Type) -> Delegate {
    guard let objectType = type as? NSObject.Type,
      let delegate = ClassInitializers.make(objectType) as? Delegate
    else {
      fatalError(
        "cannot create \(type): the class of a delegate must derive from NSObject and conform to \(Delegate.self)")
    }
    return delegate
  }

  /// Launches an app and runs it forever or until the tool that runs it ends.
  func run(_ delegateClass: any UIApplicationDelegate.Type) {
    start(delegateClass, on: UIScreen.main, urls: urls)
    for window in UIApplication.shared.windows where !window.isHidden { WindowFrame.make(for: window) }
    if let runner { runner() } else { RunLoop.main.run() }
  }

  /// Terminates the app: the app is notified, and its objects are released.
  package func end() {
    let application = UIApplication.shared
    guard let delegate = applicationDelegate else { return }
    if application.applicationState == .active { application.enterBackground() }
    for scene in application.connectedScenes {
      scene.delegate?.sceneDidDisconnect(scene)
      TypedNotifications.post(UIScene.DidDisconnectMessage.self, of: scene)
    }
    delegate.applicationWillTerminate(application)
    TypedNotifications.post(UIApplication.WillTerminateMessage.self, of: application)
    application.connectedScenes = []
    // A screen without an app is active.
    application.applicationState = .active
    applicationDelegate = nil
    sceneDelegate = nil
  }
}

extension UserInterface {
  @MainActor package final var launch: AppLaunch { part { AppLaunch() } }
}
