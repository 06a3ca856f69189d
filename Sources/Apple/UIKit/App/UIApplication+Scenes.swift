import Foundation

/// What an app asks of its scenes. A host shows one scene.
extension UIApplication {
  /// Whether files that are protected by a passcode can be read: a host's can.
  ///
  /// - Source: developer.apple.com/documentation/uikit/uiapplication/isprotecteddataavailable
  public final var isProtectedDataAvailable: Bool { true }

  /// Posted before protected files can no longer be read, which does not happen on a host.
  public nonisolated class var protectedDataWillBecomeUnavailableNotification: NSNotification.Name {
    NSNotification.Name("UIApplicationProtectedDataWillBecomeUnavailable")
  }

  /// Posted when protected files can be read, as they always can on a host.
  public nonisolated class var protectedDataDidBecomeAvailableNotification: NSNotification.Name {
    NSNotification.Name("UIApplicationProtectedDataDidBecomeAvailable")
  }

  /// Returns the orientations that the delegate names for a window, else those of Info.plist.
  public final func supportedInterfaceOrientations(for window: UIWindow?) -> UIInterfaceOrientationMask {
    delegate?.application(self, supportedInterfaceOrientationsFor: window) ?? orientationsOfInfo
  }

  /// Those that Info.plist names; without any, all but upside down on phones, all on tablets.
  private var orientationsOfInfo: UIInterfaceOrientationMask {
    let info = Bundle.main.infoDictionary ?? [:]
    let isPad = UIScreen.main.traitCollection.userInterfaceIdiom == .pad
    let key = "UISupportedInterfaceOrientations"
    let names = info[key + (isPad ? "~ipad" : "~iphone")] as? [String] ?? info[key] as? [String] ?? []
    let known: [String: UIInterfaceOrientationMask] = [
      "UIInterfaceOrientationPortrait": .portrait, "UIInterfaceOrientationPortraitUpsideDown": .portraitUpsideDown,
      "UIInterfaceOrientationLandscapeLeft": .landscapeLeft, "UIInterfaceOrientationLandscapeRight": .landscapeRight,
    ]
    let mask = names.reduce(into: UIInterfaceOrientationMask()) { $0.formUnion(known[$1] ?? []) }
    return mask.isEmpty ? isPad ? .all : .allButUpsideDown : mask
  }

  /// Ends remote notifications. A host's device has none.
  public final func unregisterForRemoteNotifications() {}

  /// Asks for a scene. The session that is shown comes to the front, which it is; another scene fails, as on a phone.
  ///
  /// - Parameter errorHandler: runs on the main queue.
  public final func requestSceneSessionActivation(
    _ sceneSession: UISceneSession?, userActivity: NSUserActivity?, options: UIScene.ActivationRequestOptions?,
    errorHandler: ((any Error) -> Void)? = nil
  ) {
    guard let sceneSession, let scene = scene(of: sceneSession) else {
      return fail(.multipleScenesNotSupported, errorHandler)
    }
    if let userActivity { scene.delegate?.scene(scene, continue: userActivity) }
  }

  /// Removes a scene. The only one stays, as on a phone.
  public final func requestSceneSessionDestruction(
    _ sceneSession: UISceneSession, options: UISceneDestructionRequestOptions?,
    errorHandler: ((any Error) -> Void)? = nil
  ) {
    fail(.multipleScenesNotSupported, errorHandler)
  }

  /// Has the system draw a scene's picture for the app switcher, of which a host has none.
  public final func requestSceneSessionRefresh(_ sceneSession: UISceneSession) {}

  private func scene(of session: UISceneSession) -> UIScene? { connectedScenes.first { $0.session === session } }

  private func fail(_ code: UISceneError.Code, _ handler: ((any Error) -> Void)?) {
    guard let handler else { return }
    // Unchecked: the handler runs on the main queue, as it came.
    nonisolated(unsafe) let kept = handler
    DispatchQueue.main.async { kept(UISceneError(code)) }
  }
}

/// Why a request about a scene failed.
///
/// - Source: developer.apple.com/documentation/uikit/uisceneerror
public struct UISceneError: Error, CustomNSError, Equatable, Sendable {
  public enum Code: Int, Sendable {
    case multipleScenesNotSupported = 0
    case requestDenied = 1
    case geometryRequestUnsupported = 100
    case geometryRequestDenied = 101
  }

  public let code: Code

  public init(_ code: Code) { self.code = code }

  public static var errorDomain: String { "UISceneErrorDomain" }
  public var errorCode: Int { code.rawValue }
  public var errorUserInfo: [String: Any] {
    [
      NSLocalizedDescriptionKey: code == .multipleScenesNotSupported
        ? "this device shows one scene" : "the request was denied"
    ]
  }

  public static var multipleScenesNotSupported: Code { .multipleScenesNotSupported }
  public static var requestDenied: Code { .requestDenied }
  public static var geometryRequestUnsupported: Code { .geometryRequestUnsupported }
  public static var geometryRequestDenied: Code { .geometryRequestDenied }
}

/// How a scene is removed.
///
/// - Source: developer.apple.com/documentation/uikit/uiscenedestructionrequestoptions
@preconcurrency @MainActor
open class UISceneDestructionRequestOptions: NSObject {}
