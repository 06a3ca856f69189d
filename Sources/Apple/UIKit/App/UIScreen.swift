import Foundation
import Typefaces

/// A screen of the host, with its bounds in points, its scale, and the traits of its device.
///
/// - Source: developer.apple.com/documentation/uikit/uiscreen
@preconcurrency @MainActor
open class UIScreen: NSObject, UITraitEnvironment {
  /// The screen of the device: the last one that the host created, or else that of an iPhone 15.
  public class var main: UIScreen {
    let interface = UserInterface.current
    if let screen = interface.screen { return screen }
    let screen = UIScreen(configuration: .standard)
    interface.screen = screen
    return screen
  }

  /// The screens of the device: only ``main``.
  public static var screens: [UIScreen] { [main] }

  /// The host of the screen.
  final private(set) weak var host: AppHost?

  package internal(set) final var configuration: ScreenConfiguration
  final var traits: UITraitCollection

  /// The frame of the host's keyboard, in the screen's coordinates; `nil` while it is hidden.
  final var keyboardFrame: CGRect?
  /// A closure that is called when ``keyboardFrame`` changes, within the animation of the change.
  final var keyboardFrameListener: (() -> Void)?
  /// The original frame of the keyboard while a finger drags it down.
  final var restingKeyboardFrame: CGRect?

  package init(configuration: ScreenConfiguration) {
    self.configuration = configuration
    traits = configuration.traits
    host = AppHost.current
    super.init()
    FontCatalog.missingCharacterListener = { Diagnostics.reportFromAnyThread("\($0)") }
  }

  /// The bounds of the screen in points, in its current orientation.
  open var bounds: CGRect { CGRect(origin: .zero, size: configuration.size) }

  /// The part of the screen that the app's scene has, in the screen's coordinates. A host can make it larger than the
  /// screen.
  package final var sceneBounds: CGRect { configuration.sceneBounds }

  /// The number of pixels per point.
  open var scale: CGFloat { configuration.scale }

  /// The bounds of the screen in pixels, in portrait.
  open var nativeBounds: CGRect {
    let size = configuration.size
    return CGRect(
      x: 0, y: 0, width: min(size.width, size.height) * scale, height: max(size.width, size.height) * scale)
  }

  /// The number of the display's pixels per point: ``scale``, since the host has no separate display.
  open var nativeScale: CGFloat { scale }

  /// The maximum number of frames per second.
  open var maximumFramesPerSecond: Int { configuration.maximumFramesPerSecond }

  open var traitCollection: UITraitCollection { traits }

  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
}

extension UserInterface {
  /// The screen that the host created last; `nil` if there is none.
  @MainActor final var screen: UIScreen? {
    get { screenStorage.map { unsafeDowncast($0, to: UIScreen.self) } }
    set { screenStorage = newValue }
  }
}
