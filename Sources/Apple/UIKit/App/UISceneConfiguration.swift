import Foundation

/// The configuration of a scene.
///
/// - Source: developer.apple.com/documentation/uikit/uisceneconfiguration
@preconcurrency @MainActor
open class UISceneConfiguration: NSObject {
  /// The name in the app's Info.plist.
  public let name: String?

  /// The role of the scene.
  public let role: UISceneSession.Role

  /// The class of the scene's delegate. It must have `init()`.
  ///
  /// - Default: the class in the app's Info.plist, if any.
  open var delegateClass: AnyClass?

  /// The class of the scene. A host always creates a `UIWindowScene`.
  open var sceneClass: AnyClass?

  /// The storyboard whose initial controller the scene displays first.
  ///
  /// - Default: the storyboard in the app's Info.plist, if any.
  open var storyboard: UIStoryboard?

  /// Creates a configuration from the app's Info.plist.
  public init(name: String?, sessionRole: UISceneSession.Role) {
    let entry = UserInterface.current.launch.manifest.scene(named: name, role: sessionRole)
    self.name = name ?? entry?.name
    role = sessionRole
    super.init()
    delegateClass = entry?.delegateClass
    sceneClass = entry?.sceneClass
    storyboard = entry?.storyboardName.map { UIStoryboard(name: $0, bundle: nil) }
  }
}
