import Foundation
import QuartzCore
import RuntimeSupport

/// Starts apps: makes their delegates and scenes, and calls them in UIKit's order.
@MainActor
package final class AppLaunch {
  /// What runs an app that its `main()` starts, in the place of the run loop: a tool that shows it.
  package var runner: (() -> Void)?

  /// What an app that its `main()` starts is started with.
  package var urls: [URL] = []

  /// The entry of the icon's menu that the next app is started by.
  package var shortcutItem: UIApplicationShortcutItem?

  /// The activities that the next app goes on with.
  package var activities: Set<NSUserActivity> = []

  /// What the app's Info.plist says.
  lazy var manifest = AppManifest.main

  /// The app's delegate and that of its scene: the application holds neither.
  private var applicationDelegate: (any UIApplicationDelegate)?
  private var sceneDelegate: (any UISceneDelegate)?

  /// Starts an app on a screen.
  ///
  /// - Parameters:
  ///   - delegateClass: has to be a class under `NSObject`, with `init()`.
  ///   - sceneDelegateClass: for apps whose Info.plist names it and has not come along.
  /// - Returns: the scene.
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
    // An app without scenes has its storyboard's window before it hears that it was started.
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
    NotificationCenter.default.post(name: UIApplication.didFinishLaunchingNotification, object: application)
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
    // The window of a scene's storyboard is there when its delegate hears of the scene, and is shown after that.
    let windowOwner = sceneDelegate as? any UIWindowSceneDelegate
    if let storyboard = session.configuration.storyboard {
      let window = UIWindow(windowScene: scene)
      windowOwner?.window = window
      window.rootViewController = storyboard.instantiateInitialViewController()
    }
    NotificationCenter.default.post(name: UIScene.willConnectNotification, object: scene)
    sceneDelegate?.scene(scene, willConnectTo: session, options: options)
    if session.configuration.storyboard != nil { windowOwner?.window?.makeKeyAndVisible() }
  }

  private func make<Delegate>(_ type: Any.Type, as: Delegate.Type) -> Delegate {
    guard let objectType = type as? NSObject.Type,
      let delegate = ClassInitializers.make(objectType) as? Delegate
    else {
      fatalError("\(type) can't be made: a delegate's class has to be under NSObject and conform to \(Delegate.self)")
    }
    return delegate
  }

  /// Starts an app and goes on for ever, or as long as the tool that runs it wants.
  func run(_ delegateClass: any UIApplicationDelegate.Type) {
    start(delegateClass, on: UIScreen.main, urls: urls)
    for window in UIApplication.shared.windows where !window.isHidden { WindowFrame.make(for: window) }
    if let runner { runner() } else { RunLoop.main.run() }
  }

  /// Ends the app: it hears of it, and nothing holds its objects any more.
  package func end() {
    let application = UIApplication.shared
    guard let delegate = applicationDelegate else { return }
    if application.applicationState == .active { application.enterBackground() }
    for scene in application.connectedScenes {
      scene.delegate?.sceneDidDisconnect(scene)
      NotificationCenter.default.post(name: UIScene.didDisconnectNotification, object: scene)
    }
    delegate.applicationWillTerminate(application)
    NotificationCenter.default.post(name: UIApplication.willTerminateNotification, object: application)
    application.connectedScenes = []
    // A screen without an app is in front of the user.
    application.applicationState = .active
    applicationDelegate = nil
    sceneDelegate = nil
  }
}

extension UserInterface {
  @MainActor package final var launch: AppLaunch { part { AppLaunch() } }
}
