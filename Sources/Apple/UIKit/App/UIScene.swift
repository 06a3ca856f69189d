/// One instance of the app's user interface.
///
/// - Source: developer.apple.com/documentation/uikit/uiscene
@preconcurrency @MainActor
open class UIScene: UIResponder {
  /// How far a scene is on its way to the user.
  public enum ActivationState: Int, Sendable {
    case unattached = -1
    case foregroundActive = 0
    case foregroundInactive = 1
    case background = 2
  }

  /// What hears of what becomes of the scene. It is not kept alive here; an app that is started has it kept.
  open weak var delegate: (any UISceneDelegate)?

  /// What stays of the scene while it is disconnected.
  open internal(set) lazy var session: UISceneSession = {
    let session = UISceneSession(role: .windowApplication)
    session.scene = self
    return session
  }()

  /// How far the scene is on its way to the user: the host shows it at once.
  open internal(set) var activationState: ActivationState = .foregroundActive

  /// The name under which a system lists the scene.
  ///
  /// - Default: empty.
  open var title: String! = ""

  open override var next: UIResponder? { UIApplication.shared }
}
