import Foundation
import Typefaces

/// A screen of the host: a rectangle of points with a number of pixels each, and the traits of its device.
///
/// - Source: developer.apple.com/documentation/uikit/uiscreen
@preconcurrency @MainActor
open class UIScreen: NSObject, UITraitEnvironment {
  /// The screen of the device: the one that the host made last, else an iPhone 15's.
  public class var main: UIScreen {
    let interface = UserInterface.current
    if let screen = interface.screen { return screen }
    let screen = UIScreen(configuration: .standard)
    interface.screen = screen
    return screen
  }

  /// Every screen of the device: ``main`` alone.
  public static var screens: [UIScreen] { [main] }

  /// The host that the screen belongs to.
  final private(set) weak var host: AppHost?

  private(set) package var configuration: ScreenConfiguration
  private var traits: UITraitCollection

  /// Where the host's keyboard lies, in the screen's coordinates; `nil` while it is away.
  final var keyboardFrame: CGRect?
  /// Where the keyboard rests that a finger is dragging down.
  final var restingKeyboardFrame: CGRect?

  package init(configuration: ScreenConfiguration) {
    self.configuration = configuration
    traits = configuration.traits
    host = AppHost.current
    super.init()
    FontCatalog.missingCharacterListener = { Diagnostics.reportFromAnyThread("\($0)") }
  }

  /// The screen's rectangle in points, in its present orientation.
  open var bounds: CGRect { CGRect(origin: .zero, size: configuration.size) }

  /// Pixels per point.
  open var scale: CGFloat { configuration.scale }

  /// The screen's rectangle in pixels, in portrait.
  open var nativeBounds: CGRect {
    let size = configuration.size
    return CGRect(
      x: 0, y: 0, width: min(size.width, size.height) * scale, height: max(size.width, size.height) * scale)
  }

  /// The pixels of the panel per point: ``scale``, as the host has no panel of its own.
  open var nativeScale: CGFloat { scale }

  /// Frames that the screen shows in a second at most.
  open var maximumFramesPerSecond: Int { configuration.maximumFramesPerSecond }

  open var traitCollection: UITraitCollection { traits }

  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// Turns or restyles the screen; windows of its scenes follow.
  ///
  /// - Parameter animated: whether a turn, or a change of size, takes its time.
  package func adopt(_ configuration: ScreenConfiguration, animated: Bool = false) {
    let transition = ScreenTransition(of: self, to: configuration, animated: animated)
    let old = traits
    let oldConfiguration = self.configuration
    self.configuration = configuration
    if let height = keyboardFrame?.height {
      let size = configuration.size
      keyboardFrame = CGRect(x: 0, y: size.height - height, width: size.width, height: height)
    }
    let new = configuration.traits
    if new.values != old.values {
      traits = new
      if self === UIScreen.main { UserInterface.current.outerTraits = new }
      traitCollectionDidChange(old)
    }
    if self === UIScreen.main,
      HostDevice.orientation(of: configuration) != HostDevice.orientation(of: oldConfiguration)
    {
      UIDevice.current.post(UIDevice.orientationDidChangeNotification)
    }
    transition.perform {
      for case let scene as UIWindowScene in UIApplication.shared.connectedScenes where scene.screen === self {
        scene.screenDidChange(
          from: old,
          orientation: oldConfiguration.size.width > oldConfiguration.size.height ? .landscapeRight : .portrait)
      }
    }
    guard self === UIScreen.main else { return }
    UIAccessibility.announceChanges(from: oldConfiguration, to: configuration)
    let category = configuration.contentSizeCategory
    guard category != oldConfiguration.contentSizeCategory else { return }
    NotificationCenter.default.post(
      name: UIContentSizeCategory.didChangeNotification, object: UIApplication.shared,
      userInfo: [UIContentSizeCategory.newValueUserInfoKey: category])
  }
}
