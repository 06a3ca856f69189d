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

  /// Makes a configuration, with what the app's Info.plist says under the name.
  public init(name: String?, sessionRole: UISceneSession.Role) {
    self.name = name
    role = sessionRole
    super.init()
    delegateClass = SceneManifest.delegateClass(named: name, role: sessionRole)
  }
}
