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

  package internal(set) final var configuration: ScreenConfiguration
  final var traits: UITraitCollection

  /// Where the host's keyboard lies, in the screen's coordinates; `nil` while it is away.
  final var keyboardFrame: CGRect?
  /// Hears when ``keyboardFrame`` has changed, within the animation of the change.
  final var keyboardFrameListener: (() -> Void)?
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

  /// The part of the screen that the app's scene has, in the screen's coordinates. A host can make it larger than the screen.
  package final var sceneBounds: CGRect { configuration.sceneBounds }

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
}

extension UserInterface {
  /// The screen that the host made last; nil before it has made one.
  @MainActor final var screen: UIScreen? {
    get { screenStorage.map { unsafeDowncast($0, to: UIScreen.self) } }
    set { screenStorage = newValue }
  }
}
