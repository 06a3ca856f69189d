import Foundation
import QuartzCore
import RuntimeSupport

/// The running app: what code asks for its windows, scenes and settings.
///
/// - Source: developer.apple.com/documentation/uikit/uiapplication
@preconcurrency @MainActor
open class UIApplication: UIResponder {
  /// Whether the app is in front of the user.
  public enum State: Int, Sendable {
    case active = 0
    case inactive = 1
    case background = 2
  }

  /// The application object: one for each host, that of the host whose code runs.
  public class var shared: UIApplication { UserInterface.current.application }

  /// The app's own object.
  ///
  /// - Default: `nil`. It is not kept alive here.
  open weak var delegate: (any UIApplicationDelegate)?

  /// Whether the app is in front of the user.
  ///
  /// - Default: `.active`; a host can send the app into the background.
  open internal(set) var applicationState: State = .active

  /// Whether the screen stays on while nobody touches it.
  ///
  /// - Default: `false`. A host's screen is on either way.
  open var isIdleTimerDisabled = false

  /// Whether the status bar shows a spinner for network activity. Deprecated by Apple since iOS 13.
  ///
  /// - Default: `false`. The status bars of phones without a home button show none, and neither do those of a host.
  open var isNetworkActivityIndicatorVisible = false

  /// How many calls of ``beginIgnoringInteractionEvents()`` have not been ended.
  private var ignoringCount = 0

  /// Whether touches are discarded. Deprecated by Apple since iOS 13.
  ///
  /// - Default: `false`.
  open var isIgnoringInteractionEvents: Bool { ignoringCount > 0 }

  /// Discards touches until ``endIgnoringInteractionEvents()`` is called as many times. Deprecated by Apple since iOS 13.
  open func beginIgnoringInteractionEvents() { ignoringCount += 1 }

  /// Ends one call of ``beginIgnoringInteractionEvents()``. Calls without a beginning do nothing.
  open func endIgnoringInteractionEvents() { ignoringCount = max(0, ignoringCount - 1) }

  /// The number on the app's icon; 0 for none.
  open var applicationIconBadgeNumber = 0

  /// Which notifications the user wants; `nil` before the app has asked. Deprecated by Apple since iOS 10.
  open internal(set) var currentUserNotificationSettings: UIUserNotificationSettings?

  /// The status bar where the app decides about it, and not its controllers.
  var ownStatusBar = StatusBarState(infoDictionary: Bundle.main.infoDictionary ?? [:])

  /// What the app wants to finish in the background.
  private(set) lazy var backgroundTasks = BackgroundTasks(of: self)

  /// Whether the app has asked for the events of headsets and of the lock screen.
  private(set) var receivesRemoteControlEvents = false

  /// Has the first responder hear what is asked for by a headset or on the lock screen.
  open func beginReceivingRemoteControlEvents() { receivesRemoteControlEvents = true }

  /// Ends what `beginReceivingRemoteControlEvents()` began.
  open func endReceivingRemoteControlEvents() { receivesRemoteControlEvents = false }

  /// Whether shaking the device asks whether the last change is to be undone.
  ///
  /// - Default: `true`.
  open var applicationSupportsShakeToEdit = true

  /// The motion that nobody before the app took: a shake offers to undo.
  open override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    if motion == .motionShake, applicationSupportsShakeToEdit { offerUndo() }
    super.motionEnded(motion, with: event)
  }

  final var shortcutStorage: [UIApplicationShortcutItem]?

  /// The scenes that the host shows.
  open internal(set) var connectedScenes: Set<UIScene> = []

  /// Whether more than one scene can be shown: a host shows one.
  open var supportsMultipleScenes: Bool { false }

  /// The windows of every scene. Deprecated by Apple since iOS 15, and still in most apps.
  open var windows: [UIWindow] { windowScenes.flatMap(\.windows) }

  /// The key window of the first scene that has one. Deprecated by Apple since iOS 13, and still in most apps.
  open var keyWindow: UIWindow? { windowScenes.lazy.compactMap(\.keyWindow).first }

  /// The size of text that the user asked for.
  open var preferredContentSizeCategory: UIContentSizeCategory {
    UIScreen.main.traitCollection.preferredContentSizeCategory
  }

  /// The direction of the user's language.
  open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    UIScreen.main.traitCollection.userInterfaceLayoutDirection
  }

  /// Hands an event to the windows that its touches began in.
  open func sendEvent(_ event: UIEvent) {
    var windows: [UIWindow] = []
    let touches = (event.allTouches ?? []).sorted { $0.serial < $1.serial }
    for window in touches.compactMap(\.window) where !windows.contains(where: { $0 === window }) {
      windows.append(window)
    }
    for window in windows { window.sendEvent(event) }
  }

  /// Sends an action's message.
  ///
  /// - Parameters:
  ///   - action: the message; its colons say whether it brings the sender, and the event, along.
  ///   - target: who gets it; `nil` for the first responder of the key window or, where no one from there up the chain
  ///     can perform it, the sender or a responder after it.
  /// - Returns: whether somebody got it.
  @discardableResult
  open func sendAction(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?) -> Bool {
    guard let receiver = target ?? actionTarget(of: action, from: sender) else { return false }
    SelectorTable.send(action, to: receiver as AnyObject, [sender, event])
    return true
  }

  private func actionTarget(of action: Selector, from sender: Any?) -> Any? {
    keyWindow?.firstResponder?.target(forAction: action, withSender: sender)
      ?? (sender as? UIResponder)?.target(forAction: action, withSender: sender)
      ?? (keyWindow ?? self).target(forAction: action, withSender: sender)
  }

  open override var next: UIResponder? { delegate as? UIResponder }

  var windowScenes: [UIWindowScene] { connectedScenes.compactMap { $0 as? UIWindowScene } }

  /// Connects the host's scene, in place of any earlier one.
  package func connect(_ scene: UIWindowScene) {
    connectedScenes = [scene]
    let interface = UserInterface.current
    interface.touches.startOver()
    interface.gestures.startOver()
    interface.eventTimers.startOver()
    interface.openMenu = nil
    interface.screen = scene.screen
    // Colors and fonts that code resolves outside any view are those of the device.
    interface.outerTraits = scene.screen.traitCollection
  }
}

extension UserInterface {
  @MainActor final var application: UIApplication { part { UIApplication() } }

  /// Makes the application object of a class of the app's own: false where there is one of another class already.
  @MainActor final func makeApplication(of type: UIApplication.Type) -> Bool {
    let application: UIApplication = part { ClassInitializers.make(type) }
    return Swift.type(of: application) == type
  }
}

extension UIApplication {
  /// Returns the application object under its property's name, as code asks for it that also runs in extensions, where
  /// `shared` must not be named.
  ///
  /// - Parameter key: "sharedApplication" or "shared"; with others there is nothing.
  public class func value(forKey key: String) -> Any? { ["sharedApplication", "shared"].contains(key) ? shared : nil }

  /// Returns the same as ``value(forKey:)`` for a path of one name.
  public class func value(forKeyPath keyPath: String) -> Any? { value(forKey: keyPath) }
}
