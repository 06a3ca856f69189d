import Foundation
@_spi(Host) import UIKit

/// A device without the device: shows a view or controller on a screen, lays it out, draws it, touches it.
///
/// ```swift
/// let host = ViewHost(device: .standard)
/// host.show(ProfileViewController())
/// print(host.dump().text)
/// try host.picture().write(to: "profile.png")
/// ```
///
/// Several hosts stand side by side, each with its device, app, time and user; none sees another. What UIKit's statics say,
/// such as `UIScreen.main`, `UIApplication.shared` and `CACurrentMediaTime()`, they say of the host whose code runs: that of the
/// call of ``ViewHost`` that is under way, and between calls the one that was made last, unless ``run(_:)`` names another.
/// Keep the host for as long as you use what is on its screen.
///
/// Nothing here reads a clock; time stands still until it is moved.
@MainActor
public final class ViewHost {
  /// The device that the screen is one of.
  public private(set) var device: Device

  /// The user's settings.
  public private(set) var surroundings: HostEnvironment

  /// The window that fills the screen.
  public let window: UIWindow

  let scene: UIWindowScene

  /// The size that the window was given, in points; nil while it fills the screen.
  var windowSize: CGSize?

  /// What UIKit keeps for this host.
  let host: AppHost

  let log: DeviceLog

  /// The pointer of a mouse or trackpad, once there is one.
  private(set) lazy var pointer = HostPointer(in: window)

  /// Creates a screen of a device with the user's settings, and an empty window on it.
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

  /// Starts an app on a screen of a device: makes its delegates and calls them in the order in which an iPhone does.
  ///
  /// ``window`` is the app's own: the one that it made the key window, or else the last one that it made.
  ///
  /// - Parameters:
  ///   - app: the class of the app's delegate. It has to be a class under `NSObject`, with `init()`.
  ///   - sceneDelegate: the class of the scene's delegate, in apps with scenes whose Info.plist alone names it.
  ///   - device: the device. Default: an iPhone 15.
  ///   - surroundings: the user's settings.
  ///   - urls: what the app is started with.
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

  /// Starts an app by its own entry point: what `@main` or `main.swift` of its module became.
  ///
  /// - Parameters:
  ///   - main: calls `UIApplicationMain`, or a delegate's `main()`.
  ///   - notesOrigins: ``notesOrigins``, from the app's first view on.
  /// - Throws: ``AppStartError`` where no app was started by it.
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

  /// Turns the device where the app asks for another orientation: after what it does at the time.
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

  // Another thread may hold the host last, such as that of a test's task.
  deinit { MainQueue.letGo(window, scene, host, log) }

  /// Ends an app that was started: it hears of it.
  public func end() {
    run { host.userInterface.launch.end() }
  }

  /// Makes sure that text can be drawn on this machine. A command calls it first, to fail with a message and not in
  /// the middle of its work.
  ///
  /// - Throws: ``MissingFontError`` where the system font's glyphs are not installed.
  public static func checkFonts() throws(MissingFontError) {
    if let complaint = HostFonts.complaint { throw MissingFontError(description: complaint) }
  }

  /// Runs code as this host's app: what it asks UIKit's statics, and what it animates, belongs to this host.
  ///
  /// Calls of ``ViewHost`` do so themselves. It is for code between them in programs with several hosts.
  public func run<Result, Failure: Error>(_ body: () throws(Failure) -> Result) throws(Failure) -> Result {
    try host.run(body)
  }

  // MARK: - Showing

  /// Shows a controller as the window's root, and brings everything up to date.
  public func show(_ controller: UIViewController) {
    run {
      window.rootViewController = controller
      window.makeKeyAndVisible()
      update()
    }
  }

  /// Shows a view: of a given size, or as large as it wants to be, in the middle of the screen.
  ///
  /// Without a size, a view fills the screen in each direction in which its constraints leave its size open, and has
  /// the size that they fix in the other.
  ///
  /// - Parameters:
  ///   - view: the view. Its superview, if any, loses it.
  ///   - sizing: how large it is. Default: ``Sizing/screen``.
  public func show(_ view: UIView, sizing: Sizing = .screen) {
    run { show(HostingController(view, sizing: sizing)) }
  }

  /// Shows a controller's view in a size of its own in the middle of the screen, as a child of the root.
  public func show(_ controller: UIViewController, sizing: Sizing) {
    run {
      let hosting = HostingController(controller.view, sizing: sizing)
      hosting.addChild(controller)
      show(hosting)
      controller.didMove(toParent: hosting)
    }
  }

  // MARK: - Changing the surroundings

  /// Gives the user other settings; what is on the screen follows.
  public func set(_ surroundings: HostEnvironment) {
    let changesDesign = surroundings.sdk != self.surroundings.sdk
    self.surroundings = surroundings
    adopt(keepsDesign: !changesDesign)
  }

  /// Holds the device in another way, or replaces it by another; what is on the screen follows, and fills it again after ``resize(to:)``.
  ///
  /// - Parameter animated: whether the screen takes its time, as when a person turns the device: 0.4 seconds for a turn, 0.3
  ///   for another size. Default: `false`, at once.
  public func set(_ device: Device, animated: Bool = false) {
    self.device = device
    windowSize = nil
    adopt(animated: animated)
  }

  /// - Parameter isResizing: whether a person is dragging a corner of the window.
  func adopt(animated: Bool = false, keepsDesign: Bool = true, isResizing: Bool = false) {
    run {
      var configuration = ScreenConfiguration(device: device, surroundings: surroundings, windowSize: windowSize)
      configuration.isResizing = isResizing
      if keepsDesign { configuration.measures = window.screen.configuration.measures }
      window.screen.adopt(configuration, animated: animated)
      update()
    }
  }

  /// Shows what is on the screen in the design of another generation.
  @_spi(Host) public func set(_ generation: DesignGeneration) {
    run {
      var configuration = window.screen.configuration
      configuration.measures = generation.measures
      window.screen.adopt(configuration, animated: false)
      update()
    }
  }

  /// Brings the screen up to date: traits, constraints, layout, drawing, and controllers that appear.
  public func update() {
    run {
      WindowFrame.make(for: window)
      for other in ScreenRendering.windows(of: window.screen) where other !== window { WindowFrame.make(for: other) }
    }
  }

  // MARK: - Looking

  /// Returns the tree of views below the window's root, with frames, after an update.
  ///
  /// - Parameters:
  ///   - view: where to begin. Default: the window's root view, or the view that was shown.
  ///   - details: what is wanted beside frames, texts and flags. Default: nothing.
  public func dump(of view: UIView? = nil, including details: ViewDump.Details = []) -> ViewDump {
    run {
      update()
      return ViewDump(of: view ?? shownView ?? window, including: details)
    }
  }

  /// Whether pictures of the whole screen show what the system shows of itself: the status bar with the time, the network and the
  /// battery, the notch or island, and the line at the bottom of a screen without a home button.
  ///
  /// Nothing of it changes what the app lays out: the safe area is there either way. The time is always 9:41, the date on a
  /// tablet the host's.
  ///
  /// - Default: `false`.
  public var showsSystemBars = false

  /// Whether views that code of this host makes from now on note which code that is, for ``ViewDump/madeAt``.
  ///
  /// - Default: `false`. A note takes about a microsecond and some hundred bytes for each view.
  public var notesOrigins: Bool {
    get { host.notesOrigins }
    set { host.notesOrigins = newValue }
  }

  /// Returns the screen, or one view of it, as pixels, after an update.
  ///
  /// - Parameter view: what to draw. Default: the whole screen: its windows and the keyboard.
  /// - Throws: ``PictureSizeError`` where the view has no pixel, or more than memory can hold.
  public func picture(of view: UIView? = nil) throws(PictureSizeError) -> Picture {
    update()
    if let view { return try Picture(of: view, scale: device.scale) }
    return try run { () throws(PictureSizeError) in
      try Picture(ofScreenBehind: window, scale: device.scale, withSystemBars: showsSystemBars)
    }
  }

  /// The view that was shown, or the root controller's.
  public var shownView: UIView? {
    if let hosting = window.rootViewController as? HostingController { return hosting.hosted }
    return window.rootViewController?.viewIfLoaded
  }

  /// The root controller, or the one that was shown in a size of its own; `nil` where a view was shown by itself.
  package var shownController: UIViewController? {
    if let hosting = window.rootViewController as? HostingController { return hosting.children.first }
    return window.rootViewController
  }
}

extension ScreenConfiguration {
  /// - Parameter windowSize: the size of the window, in points; `nil` where it fills the screen.
  package init(device: Device, surroundings: HostEnvironment, windowSize: CGSize? = nil) {
    let width = windowSize?.width ?? device.size.width
    self.init(
      size: device.size, scale: device.scale, safeAreaInsets: device.safeAreaInsets, idiom: device.idiom,
      horizontalSizeClass: device.horizontalSizeClass(ofWindowWithWidth: width),
      verticalSizeClass: device.side.vertical)
    sceneSize = windowSize
    hasResizableScenes = device.idiom == .pad || surroundings.sdk.rawValue >= SDKVersion.iOS27.rawValue
    cutout = device.cutout
    style = surroundings.style
    contrast = surroundings.contrast
    contentSizeCategory = surroundings.contentSizeCategory
    layoutDirection = surroundings.layoutDirection
    legibilityWeight = surroundings.legibilityWeight
    accessibility = AccessibilitySettings(rawValue: surroundings.accessibility.rawValue)
    // Screens have the design of iOS 18 where none is named.
    let design = surroundings.sdk.design(ofAppWith: Bundle.main.infoDictionary ?? [:])
    if design != .iOS13 { measures = design.measures }
  }
}
