import Foundation

/// The persistent information about a scene, which exists while the scene is disconnected.
///
/// - Source: developer.apple.com/documentation/uikit/uiscenesession
@preconcurrency @MainActor
open class UISceneSession: NSObject {
  /// The role of a scene.
  ///
  /// - Source: developer.apple.com/documentation/uikit/uiscenesession/role
  public struct Role: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// An interactive scene on the screen of the device.
    public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
    /// A noninteractive scene on an external screen.
    public static let windowExternalDisplayNonInteractive = Role(
      rawValue: "UIWindowSceneSessionRoleExternalDisplayNonInteractive")
  }

  /// The scene while it is connected.
  open internal(set) weak var scene: UIScene?

  /// The role of the scene.
  public let role: Role

  /// The configuration of the scene.
  open internal(set) var configuration: UISceneConfiguration

  /// A persistent identifier. A host has one session.
  open var persistentIdentifier: String { "viewcode.session" }

  /// Custom data that the app stores in the session.
  open var userInfo: [String: Any]?

  init(role: Role) {
    self.role = role
    configuration = UISceneConfiguration(name: nil, sessionRole: role)
    super.init()
  }
}
