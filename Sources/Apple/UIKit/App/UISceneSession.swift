import Foundation

/// What stays of a scene while it is disconnected.
///
/// - Source: developer.apple.com/documentation/uikit/uiscenesession
@preconcurrency @MainActor
open class UISceneSession: NSObject {
  /// What a scene is for.
  ///
  /// - Source: developer.apple.com/documentation/uikit/uiscenesession/role
  public struct Role: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// On the device's screen, for the user to work with.
    public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
    /// On another screen, to look at.
    public static let windowExternalDisplayNonInteractive = Role(
      rawValue: "UIWindowSceneSessionRoleExternalDisplayNonInteractive")
  }

  /// The scene, while it is connected.
  open internal(set) weak var scene: UIScene?

  /// What the scene is for.
  public let role: Role

  /// What the scene was made of.
  open internal(set) var configuration: UISceneConfiguration

  /// A name that stays the same: a host has one session.
  open var persistentIdentifier: String { "viewcode.session" }

  /// Whatever the app wants to keep with the session.
  open var userInfo: [String: Any]?

  init(role: Role) {
    self.role = role
    configuration = UISceneConfiguration(name: nil, sessionRole: role)
    super.init()
  }
}
