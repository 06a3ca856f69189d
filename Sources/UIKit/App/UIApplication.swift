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

  /// The one application object.
  public static let shared = UIApplication()

  /// The app's own object.
  ///
  /// - Default: `nil`. It is not kept alive here.
  open weak var delegate: (any UIApplicationDelegate)?

  /// Whether the app is in front of the user.
  ///
  /// - Default: `.active`; a host can send the app into the background.
  open internal(set) var applicationState: State = .active

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
    for window in (event.allTouches ?? []).compactMap(\.window) where !windows.contains(where: { $0 === window }) {
      windows.append(window)
    }
    for window in windows { window.sendEvent(event) }
  }

  open override var next: UIResponder? { delegate as? UIResponder }

  private var windowScenes: [UIWindowScene] { connectedScenes.compactMap { $0 as? UIWindowScene } }

  /// Connects the host's scene, in place of any earlier one.
  package func connect(_ scene: UIWindowScene) {
    connectedScenes = [scene]
    UIScreen.main = scene.screen
    // Colours and fonts that code resolves outside any view are those of the device.
    UITraitCollection.current = scene.screen.traitCollection
  }
}
