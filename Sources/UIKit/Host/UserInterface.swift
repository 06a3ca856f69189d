import QuartzCore

/// UIKit's part of a host: the app that it shows, its device, and everything that is under way in it.
///
/// There is one for each `AppHost`; `UserInterface.current` is that of the host whose code runs.
package final class UserInterface {
  private unowned let host: AppHost

  private init(of host: AppHost) {
    self.host = host
    date = HostDate(clock: host.clock)
  }

  package static var current: UserInterface { AppHost.current.userInterface }

  /// Where what code registers now belongs.
  static var registrar: UserInterface { AppHost.registrar.userInterface }

  fileprivate static func make(for host: AppHost) -> UserInterface { UserInterface(of: host) }

  /// That of the host whose registrations hold here, too.
  final var base: UserInterface? { host.base?.userInterface }

  // MARK: - App and device

  @MainActor lazy var application = UIApplication()
  @MainActor package lazy var launch = AppLaunch()
  @MainActor lazy var device = UIDevice()
  @MainActor package lazy var deviceState = HostDevice()
  @MainActor package lazy var links = HostLinks()
  @MainActor lazy var pasteboard = UIPasteboard()
  package let date: HostDate

  /// The screen that the host made last; nil before it has made one.
  @MainActor var screen: UIScreen?

  /// The traits that hold outside any view: those of the screen, or what the app has set; nil before there is either.
  var outerTraits: UITraitCollection?

  // MARK: - Events

  @MainActor lazy var touches = TouchTracker()
  @MainActor lazy var gestures = Gestures()
  @MainActor package lazy var eventTimers = EventTimers(clock: host.clock)
  @MainActor lazy var delayedMessages = DelayedMessages(timers: eventTimers)

  /// The menu that is open; nil where none is.
  @MainActor package internal(set) var openMenu: OpenMenu?

  // MARK: - Time

  let mainWork = MainWork()
  @MainActor let viewAnimations = ViewAnimations()

  // MARK: - Registrations

  @MainActor lazy var appearanceProxies: AppearanceProxies = AppearanceProxies(base: base?.appearanceProxies)

  // MARK: - Who hears of what happens

  /// Gets what the developer should know, instead of standard error.
  @MainActor package var diagnosticListener: ((String) -> Void)?
  @MainActor package var accessibilityListener: ((UIAccessibility.Notification, Any?) -> Void)?
  @MainActor package var feedbackListener: ((HostFeedback) -> Void)?

  /// Constraints that could not be met.
  @MainActor package lazy var layoutConflicts = LayoutConflictLog()
}

extension AppHost {
  /// UIKit's part, made where there is none yet.
  package final var userInterface: UserInterface {
    if let interfaceStore { return unsafeDowncast(interfaceStore, to: UserInterface.self) }
    let made = UserInterface.make(for: self)
    interfaceStore = made
    return made
  }
}
