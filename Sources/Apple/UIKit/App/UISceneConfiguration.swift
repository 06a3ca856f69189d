import Foundation

/// What a scene is made of.
///
/// - Source: developer.apple.com/documentation/uikit/uisceneconfiguration
@preconcurrency @MainActor
open class UISceneConfiguration: NSObject {
  /// The name in the app's Info.plist.
  public let name: String?

  /// What the scene is for.
  public let role: UISceneSession.Role

  /// The class of the scene's delegate. It has to have `init()`.
  ///
  /// - Default: the class that the app's Info.plist names, if any.
  open var delegateClass: AnyClass?

  /// The class of the scene. A host makes a `UIWindowScene` whatever it is.
  open var sceneClass: AnyClass?

  /// The storyboard whose initial controller the scene begins with.
  ///
  /// - Default: the one that the app's Info.plist names, if any.
  open var storyboard: UIStoryboard?

  /// Creates a configuration, with what the app's Info.plist says under the name.
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
