import Foundation
import QuartzCore
import RuntimeSupport

/// The running app, with its windows, scenes and settings.
///
/// - Source: developer.apple.com/documentation/uikit/uiapplication
@preconcurrency @MainActor
open class UIApplication: UIResponder {
  /// The state of the app.
  public enum State: Int, Sendable {
    case active = 0
    case inactive = 1
    case background = 2
  }

  /// The application object of the current host.
  public class var shared: UIApplication { UserInterface.current.application }

  /// The delegate of the app.
  ///
  /// - Default: `nil`. The reference is weak.
  open weak var delegate: (any UIApplicationDelegate)?

  /// The state of the app.
  ///
  /// - Default: `.active`. A host can send the app to the background.
  open internal(set) var applicationState: State = .active

  /// Whether the screen stays on without touches.
  ///
  /// - Default: `false`. A host's screen is always on.
  open var isIdleTimerDisabled = false

  /// Whether the status bar displays a network activity indicator. Apple deprecated it in iOS 13.
  ///
  /// - Default: `false`. As on phones without a home button, the status bar of a host displays none.
  open var isNetworkActivityIndicatorVisible = false

  /// The number of calls of ``beginIgnoringInteractionEvents()`` that haven't been ended.
  private var ignoringCount = 0

  /// Whether touches are ignored. Apple deprecated it in iOS 13.
  ///
  /// - Default: `false`.
  open var isIgnoringInteractionEvents: Bool { ignoringCount > 0 }

  /// Ignores touches until ``endIgnoringInteractionEvents()`` has been called as many times. Apple deprecated it in iOS
  /// 13.
  open func beginIgnoringInteractionEvents() { ignoringCount += 1 }

  /// Ends a call of ``beginIgnoringInteractionEvents()``. Additional calls have no effect.
  open func endIgnoringInteractionEvents() { ignoringCount = max(0, ignoringCount - 1) }

  /// The number in the badge of the app's icon; 0 for none.
  open var applicationIconBadgeNumber = 0

  /// The notification settings of the user; `nil` before the app has registered. Apple deprecated it in iOS 10.
  open internal(set) var currentUserNotificationSettings: UIUserNotificationSettings?

  /// The status bar if the app controls it rather than its view controllers.
  var ownStatusBar = StatusBarState(infoDictionary: Bundle.main.infoDictionary ?? [:])

  /// The background tasks of the app.
  private(set) lazy var backgroundTasks = BackgroundTasks(of: self)

  /// Whether the app receives the events of headsets and of the lock screen.
  private(set) var receivesRemoteControlEvents = false

  /// Begins to send the events of headsets and of the lock screen to the first responder.
  open func beginReceivingRemoteControlEvents() { receivesRemoteControlEvents = true }

  /// Stops the events that `beginReceivingRemoteControlEvents()` began.
  open func endReceivingRemoteControlEvents() { receivesRemoteControlEvents = false }

  /// Whether shaking the device offers to undo the last change.
  ///
  /// - Default: `true`.
  open var applicationSupportsShakeToEdit = true

  /// Offers to undo after a shake that no earlier responder handled.
  open override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    if motion == .motionShake, applicationSupportsShakeToEdit { offerUndo() }
    super.motionEnded(motion, with: event)
  }

  final var shortcutStorage: [UIApplicationShortcutItem]?

  /// The scenes that the host displays.
  open internal(set) var connectedScenes: Set<UIScene> = []

  /// Whether several scenes can be displayed: `false`, since a host displays one.
  open var supportsMultipleScenes: Bool { false }

  /// The windows of all scenes. Apple deprecated it in iOS 15; most apps still use it.
  open var windows: [UIWindow] { windowScenes.flatMap(\.windows) }

  /// The key window of the first scene that has one. Apple deprecated it in iOS 13; most apps still use it.
  open var keyWindow: UIWindow? { windowScenes.lazy.compactMap(\.keyWindow).first }

  /// Whether the system prefers that the app uses fewer resources: `false` on a host.
  ///
  /// - Source: developer.apple.com/documentation/uikit/uiapplication/systemprefersreducedresourceusage
  open var systemPrefersReducedResourceUsage: Bool { false }

  /// The name of the notification that ``systemPrefersReducedResourceUsage`` changed. A host never posts it.
  public nonisolated class var systemPrefersReducedResourceUsageDidChangeNotification: NSNotification.Name {
    NSNotification.Name("UIApplicationSystemPrefersReducedResourceUsageDidChangeNotification")
  }

  /// The text size that the user prefers.
  open var preferredContentSizeCategory: UIContentSizeCategory {
    UIScreen.main.traitCollection.preferredContentSizeCategory
  }

  /// The layout direction of the user's language.
  open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    UIScreen.main.traitCollection.userInterfaceLayoutDirection
  }

  /// Sends an event to the windows in which its touches began.
  open func sendEvent(_ event: UIEvent) {
    var windows: [UIWindow] = []
    let touches = (event.allTouches ?? []).sorted { $0.serial < $1.serial }
    for window in touches.compactMap(\.window) where !windows.contains(where: { $0 === window }) {
      windows.append(window)
    }
    for window in windows { window.sendEvent(event) }
  }

  /// Sends an action to a target.
  ///
  /// - Parameters:
  ///   - action: The action; depending on its colons, it gets the sender and the event.
  ///   - target: The target; `nil` for the first responder of the key window or, if no responder in its chain can
  ///     perform the action, for the sender or a later responder.
  /// - Returns: Whether the action was sent.
  @discardableResult
  open func sendAction(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?) -> Bool {
    guard let receiver = target ?? actionTarget(of: action, from: sender) else { return false }
    SelectorTable.send(action, to: ClassReceiver.object(of: receiver), [sender, event])
    return true
  }

  private func actionTarget(of action: Selector, from sender: Any?) -> Any? {
    keyWindow?.firstResponder?.target(forAction: action, withSender: sender)
      ?? (sender as? UIResponder)?.target(forAction: action, withSender: sender)
      ?? (keyWindow ?? self).target(forAction: action, withSender: sender)
  }

  open override var next: UIResponder? { delegate as? UIResponder }

  var windowScenes: [UIWindowScene] { connectedScenes.compactMap { $0 as? UIWindowScene } }

  /// Connects the host's scene and replaces an earlier one.
  package func connect(_ scene: UIWindowScene) {
    connectedScenes = [scene]
    let interface = UserInterface.current
    interface.touches.startOver()
    interface.gestures.startOver()
    interface.eventTimers.startOver()
    interface.openMenu = nil
    interface.screen = scene.screen
    // Outside of a view, colors and fonts resolve with the traits of the device.
    interface.outerTraits = scene.screen.traitCollection
  }
}

extension UserInterface {
  @MainActor final var application: UIApplication { part { UIApplication() } }

  /// Creates the application object of a class of the app; returns `false` if there is one of another class already.
  @MainActor final func makeApplication(of type: UIApplication.Type) -> Bool {
    let application: UIApplication = part { ClassInitializers.make(type) }
    return Swift.type(of: application) == type
  }
}

extension UIApplication {
  /// Returns the application object by the name of its property, for code that also runs in extensions, where `shared`
  /// isn't available.
  ///
  /// - Parameter key: "sharedApplication" or "shared"; other keys return `nil`.
  public class func value(forKey key: String) -> Any? { ["sharedApplication", "shared"].contains(key) ? shared : nil }

  /// Returns the same as ``value(forKey:)`` for a key path of one key.
  public class func value(forKeyPath keyPath: String) -> Any? { value(forKey: keyPath) }
}

extension UIApplication: RespondsAsClass {
  nonisolated static func classBody(of selector: Selector) -> SelectorTable.Body? {
    guard selector == "sharedApplication" else { return nil }
    return { _, _ in UIApplication.shared }
  }
}
