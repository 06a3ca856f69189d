import Foundation
@_spi(Host) import UIKit

/// A virtual device: displays a view or controller on a screen, lays it out, draws it, and sends touches to it.
///
/// ```swift
/// let host = ViewHost(device: .standard)
/// host.show(ProfileViewController())
/// print(host.dump().text)
/// try host.picture().write(to: "profile.png")
/// ```
///
/// Several isolated hosts can exist with their own devices, apps, times and users. UIKit's static members, such as
/// `UIScreen.main`, `UIApplication.shared` and `CACurrentMediaTime()`, refer to the host whose code is running: that of
/// the current ``ViewHost`` call or, between calls, the latest one, unless ``run(_:)`` specifies another. Retain the
/// host as long as the contents of its screen are used.
///
/// Nothing here reads the machine's clock; time advances only when it is moved.
@MainActor
public final class ViewHost {
  /// The device of the screen.
  public private(set) var device: Device

  /// The user's settings.
  public private(set) var surroundings: HostEnvironment

  /// The window that fills the screen.
  public let window: UIWindow

  let scene: UIWindowScene

  /// The size of the window in points; `nil` while it fills the screen.
  var windowSize: CGSize?

  /// The host with UIKit's state.
  let host: AppHost

  let log: DeviceLog

  /// The pointer of a mouse or trackpad, created on first use.
  private(set) lazy var pointer = HostPointer(in: window)

  /// Creates a screen of a device with the user's settings and an empty window.
  public init(device: Device = .standard, surroundings: HostEnvironment = HostEnvironment()) {
    self.device = device
    self.surroundings = surroundings
    HostedTimers.begin()
    host = HostScope.current.makeHost()
    log = DeviceLog(of: host.userInterface)
    (scene, window) = host.run {
      let screen = UIScreen(configuration: ScreenConfiguration(device: device, surroundings: surroundings))
      let scene = UIWindowScene(screen: screen)
      UIApplication.shared.connect(scene)
      return (scene, UIWindow(windowScene: scene))
    }
    letAppTurnDevice()
  }

  /// Launches an app on a screen of a device: creates its delegates and calls them in the same order as an iPhone.
  ///
  /// The ``window`` is the app's: its key window or else the last one that it created.
  ///
  /// - Parameters:
  ///   - app: The class of the app's delegate, which must inherit from `NSObject` and have `init()`.
  ///   - sceneDelegate: The class of the scene's delegate, for apps whose Info.plist isn't available.
  ///   - device: The device. Default: an iPhone 15.
  ///   - surroundings: The user's settings.
  ///   - urls: The URLs that the app is launched with.
  public init(
    starting app: any UIApplicationDelegate.Type, sceneDelegate: (any UISceneDelegate.Type)? = nil,
    device: Device = .standard, surroundings: HostEnvironment = HostEnvironment(), urls: [URL] = []
  ) {
    self.device = device
    self.surroundings = surroundings
    HostedTimers.begin()
    let host = HostScope.current.makeHost()
    self.host = host
    log = DeviceLog(of: host.userInterface)
    (scene, window) = host.run {
      let screen = UIScreen(configuration: ScreenConfiguration(device: device, surroundings: surroundings))
      let scene = host.userInterface.launch.start(app, sceneDelegateClass: sceneDelegate, on: screen, urls: urls)
      return (scene, scene.keyWindow ?? scene.windows.last ?? UIWindow(windowScene: scene))
    }
    letAppTurnDevice()
    update()
  }

  /// Launches an app with its own entry point: `@main` or `main.swift` of its module.
  ///
  /// - Parameters:
  ///   - main: A closure that calls `UIApplicationMain` or a delegate's `main()`.
  ///   - notesOrigins: ``notesOrigins``, from the first view of the app.
  /// - Throws: An ``AppStartError`` if it launched no app.
  package init(
    callingMain main: () -> Void, device: Device = .standard, surroundings: HostEnvironment = HostEnvironment(),
    urls: [URL] = [], notesOrigins: Bool = false
  ) throws(AppStartError) {
    self.device = device
    self.surroundings = surroundings
    HostedTimers.begin()
    let host = HostScope.current.makeHost()
    host.notesOrigins = notesOrigins
    self.host = host
    log = DeviceLog(of: host.userInterface)
    let shown: (UIWindowScene, UIWindow)? = host.run {
      UIScreen.main.adopt(ScreenConfiguration(device: device, surroundings: surroundings), animated: false)
      let launch = host.userInterface.launch
      launch.urls = urls
      launch.runner = {}
      main()
      let scenes = UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }
      guard let scene = scenes.first else { return nil }
      return (scene, scene.keyWindow ?? scene.windows.last ?? UIWindow(windowScene: scene))
    }
    guard let shown else { throw AppStartError() }
    (scene, window) = shown
    letAppTurnDevice()
    update()
  }

  /// Rotates the device when the app requests another orientation, after its current work.
  private func letAppTurnDevice() {
    run {
      host.userInterface.deviceState.turn = { [weak self] isLandscape in
        DispatchQueue.main.async {
          MainActor.assumeIsolated { self?.set(self?.device.held(isLandscape ? .landscape : .portrait)) }
        }
      }
    }
  }

  private func set(_ device: Device?) {
    guard let device, device != self.device else { return }
    set(device, animated: true)
  }

  // The last reference may be on another thread, such as that of a test's task.
  deinit { MainQueue.letGo(window, scene, host, log) }

  /// Terminates an app and notifies it.
  public func end() {
    run { host.userInterface.launch.end() }
  }

  /// Checks that text can be drawn on this machine. A command calls it first, so that it fails with a message before it
  /// begins.
  ///
  /// - Throws: A ``MissingFontError`` if the glyphs of the system font aren't installed.
  public static func checkFonts() throws(MissingFontError) {
    if let complaint = HostFonts.complaint { throw MissingFontError(description: complaint) }
  }

  /// Calls a closure as this host's app. Its use of UIKit's static members and its animations belong to this host.
  ///
  /// Calls of ``ViewHost`` do so automatically. It is for code between them in programs with several hosts.
  public func run<Result, Failure: Error>(_ body: () throws(Failure) -> Result) throws(Failure) -> Result {
    try host.run(body)
  }

  // MARK: - Showing

  /// Displays a controller as the root of the window and updates the screen.
  public func show(_ controller: UIViewController) {
    run {
      window.rootViewController = controller
      window.makeKeyAndVisible()
      update()
    }
  }

  /// Displays a view with a given or preferred size at the center of the screen.
  ///
  /// Without a size, a view fills the screen along each axis that its constraints don't determine.
  ///
  /// - Parameters:
  ///   - view: The view, which is removed from its superview.
  ///   - sizing: The size. Default: ``Sizing/screen``.
  public func show(_ view: UIView, sizing: Sizing = .screen) {
    run { show(HostingController(view, sizing: sizing)) }
  }

  /// Displays a controller's view with a given size at the center of the screen, as a child of the root.
  public func show(_ controller: UIViewController, sizing: Sizing) {
    run {
      let hosting = HostingController(controller.view, sizing: sizing)
      hosting.addChild(controller)
      show(hosting)
      controller.didMove(toParent: hosting)
    }
  }

  // MARK: - Changing the environment

  /// Sets the user's settings and updates the screen.
  public func set(_ surroundings: HostEnvironment) {
    let changesDesign = surroundings.sdk != self.surroundings.sdk
    self.surroundings = surroundings
    adopt(keepsDesign: !changesDesign)
  }

  /// Rotates the device or replaces it with another one and updates the screen, which the window fills again after
  /// ``resize(to:)``.
  ///
  /// - Parameter animated: Whether the change is animated, as for a user who rotates the device: 0.4 seconds for a
  ///   rotation, 0.3 for another size. Default: `false`.
  public func set(_ device: Device, animated: Bool = false) {
    self.device = device
    windowSize = nil
    adopt(animated: animated)
  }

  /// - Parameter isResizing: Whether the user is dragging a corner of the window.
  func adopt(animated: Bool = false, keepsDesign: Bool = true, isResizing: Bool = false) {
    run {
      var configuration = ScreenConfiguration(device: device, surroundings: surroundings, windowSize: windowSize)
      configuration.isResizing = isResizing
      if keepsDesign { configuration.measures = window.screen.configuration.measures }
      window.screen.adopt(configuration, animated: animated)
      update()
    }
  }

  /// Displays the screen with the design of another generation.
  @_spi(Host) public func set(_ generation: DesignGeneration) {
    run {
      var configuration = window.screen.configuration
      configuration.measures = generation.measures
      window.screen.adopt(configuration, animated: false)
      update()
    }
  }

  /// Updates the screen: traits, constraints, layout, drawing, and the appearance of controllers.
  public func update() {
    run {
      WindowFrame.make(for: window)
      for other in ScreenRendering.windows(of: window.screen) where other !== window { WindowFrame.make(for: other) }
    }
  }

  // MARK: - Inspecting

  /// Returns the tree of views below the window's root with frames, after an update.
  ///
  /// - Parameters:
  ///   - view: The topmost view. Default: the window's root view or the displayed view.
  ///   - details: The optional details. Default: none.
  public func dump(of view: UIView? = nil, including details: ViewDump.Details = []) -> ViewDump {
    run {
      update()
      return ViewDump(of: view ?? shownView ?? window, including: details)
    }
  }

  /// Whether pictures of the whole screen include the system's bars: the status bar with time, network and battery, the
  /// notch or island, and the home indicator of a screen without a home button.
  ///
  /// It has no effect on layout, which always has the safe area. The time is always 9:41; the date on a tablet is the
  /// host's.
  ///
  /// - Default: `false`.
  public var showsSystemBars = false

  /// Whether views that code of this host creates from now on record their origin for ``ViewDump/madeAt``.
  ///
  /// - Default: `false`. It takes about a microsecond and some hundred bytes for each view.
  public var notesOrigins: Bool {
    get { host.notesOrigins }
    set { host.notesOrigins = newValue }
  }

  /// Returns a picture of the screen or of one view, after an update.
  ///
  /// - Parameter view: The view to draw. Default: the whole screen with its windows and the keyboard.
  /// - Throws: A ``PictureSizeError`` if the picture would have no pixels or exceed the available memory.
  public func picture(of view: UIView? = nil) throws(PictureSizeError) -> Picture {
    update()
    if let view { return try Picture(of: view, scale: device.scale) }
    return try run { () throws(PictureSizeError) in
      try Picture(ofScreenBehind: window, scale: device.scale, withSystemBars: showsSystemBars)
    }
  }

  /// The displayed view, or that of the root controller.
  public var shownView: UIView? {
    if let hosting = window.rootViewController as? HostingController { return hosting.hosted }
    return window.rootViewController?.viewIfLoaded
  }

  /// The root controller, or the one that is displayed with its own size; `nil` for a view without a controller.
  package var shownController: UIViewController? {
    if let hosting = window.rootViewController as? HostingController { return hosting.children.first }
    return window.rootViewController
  }
}

extension ScreenConfiguration {
  /// - Parameter windowSize: The size of the window in points; `nil` if it fills the screen.
  package init(device: Device, surroundings: HostEnvironment, windowSize: CGSize? = nil) {
    let width = windowSize?.width ?? device.size.width
    self.init(
      size: device.size, scale: device.scale, safeAreaInsets: device.safeAreaInsets, idiom: device.idiom,
      horizontalSizeClass: device.horizontalSizeClass(ofWindowWithWidth: width),
      verticalSizeClass: device.side.vertical)
    sceneSize = windowSize
    hasResizableScenes = device.idiom == .pad || surroundings.sdk.rawValue >= SDKVersion.iOS27.rawValue
    systemVersion = "\(surroundings.sdk.rawValue).0"
    cutout = device.cutout
    style = surroundings.style
    contrast = surroundings.contrast
    contentSizeCategory = surroundings.contentSizeCategory
    layoutDirection = surroundings.layoutDirection
    legibilityWeight = surroundings.legibilityWeight
    accessibility = AccessibilitySettings(rawValue: surroundings.accessibility.rawValue)
    // The default design of screens is that of iOS 18.
    let design = surroundings.sdk.design(ofAppWith: Bundle.main.infoDictionary ?? [:])
    if design != .iOS13 { measures = design.measures }
  }
}
