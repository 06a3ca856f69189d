/// One instance of the app's user interface.
///
/// - Source: developer.apple.com/documentation/uikit/uiscene
@preconcurrency @MainActor
open class UIScene: UIResponder {
  /// The activation state of a scene.
  public enum ActivationState: Int, Sendable {
    case unattached = -1
    case foregroundActive = 0
    case foregroundInactive = 1
    case background = 2
  }

  /// The delegate that is notified of the scene's life cycle. The reference is weak; the launch of the app retains it.
  open weak var delegate: (any UISceneDelegate)?

  /// The session, which persists while the scene is disconnected.
  open internal(set) lazy var session: UISceneSession = {
    let session = UISceneSession(role: .windowApplication)
    session.scene = self
    return session
  }()

  /// The activation state of the scene. The host displays it at once.
  open internal(set) var activationState: ActivationState = .foregroundActive

  /// The name of the scene in the system's lists.
  ///
  /// - Default: empty.
  open var title: String! = ""

  open override var next: UIResponder? { UIApplication.shared }
}
