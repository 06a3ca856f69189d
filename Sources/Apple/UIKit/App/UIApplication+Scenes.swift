import Foundation

/// The scenes of an app. A host displays one scene.
extension UIApplication {
  /// Whether protected files can be read: `true` on a host.
  ///
  /// - Source: developer.apple.com/documentation/uikit/uiapplication/isprotecteddataavailable
  public final var isProtectedDataAvailable: Bool { true }

  /// The name of the notification before protected files become unavailable. A host never posts it.
  public nonisolated class var protectedDataWillBecomeUnavailableNotification: NSNotification.Name {
    NSNotification.Name("UIApplicationProtectedDataWillBecomeUnavailable")
  }

  /// The name of the notification that protected files became available. They always are on a host.
  public nonisolated class var protectedDataDidBecomeAvailableNotification: NSNotification.Name {
    NSNotification.Name("UIApplicationProtectedDataDidBecomeAvailable")
  }

  /// Returns the orientations of the delegate for a window or else those of Info.plist.
  public final func supportedInterfaceOrientations(for window: UIWindow?) -> UIInterfaceOrientationMask {
    delegate?.application(self, supportedInterfaceOrientationsFor: window) ?? orientationsOfInfo
  }

  /// The orientations of Info.plist. If it has none: all but upside down on phones, all on tablets.
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

  /// Unregisters from remote notifications. A host has none.
  public final func unregisterForRemoteNotifications() {}

  /// Requests the activation of a scene. The displayed session is already active. Another one fails, as on a phone.
  ///
  /// - Parameter errorHandler: A closure that is called on the main queue.
  public final func requestSceneSessionActivation(
    _ sceneSession: UISceneSession?, userActivity: NSUserActivity?, options: UIScene.ActivationRequestOptions?,
    errorHandler: ((any Error) -> Void)? = nil
  ) {
    guard let sceneSession, let scene = scene(of: sceneSession) else {
      return fail(.multipleScenesNotSupported, errorHandler)
    }
    if let userActivity { scene.delegate?.scene(scene, continue: userActivity) }
  }

  /// Requests the removal of a scene. As on a phone, the only scene isn't removed.
  public final func requestSceneSessionDestruction(
    _ sceneSession: UISceneSession, options: UISceneDestructionRequestOptions?,
    errorHandler: ((any Error) -> Void)? = nil
  ) {
    fail(.multipleScenesNotSupported, errorHandler)
  }

  /// Requests an update of a scene's snapshot in the app switcher. A host has none.
  public final func requestSceneSessionRefresh(_ sceneSession: UISceneSession) {}

  private func scene(of session: UISceneSession) -> UIScene? { connectedScenes.first { $0.session === session } }

  private func fail(_ code: UISceneError.Code, _ handler: ((any Error) -> Void)?) {
    guard let handler else { return }
    // Unchecked: the handler came from the main queue and is called on it.
    nonisolated(unsafe) let kept = handler
    DispatchQueue.main.async { kept(UISceneError(code)) }
  }
}

/// An error of a request for a scene.
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
        ? "this device supports only one scene" : "the request was denied"
    ]
  }

  public static var multipleScenesNotSupported: Code { .multipleScenesNotSupported }
  public static var requestDenied: Code { .requestDenied }
  public static var geometryRequestUnsupported: Code { .geometryRequestUnsupported }
  public static var geometryRequestDenied: Code { .geometryRequestDenied }
}

/// The options for removing a scene.
///
/// - Source: developer.apple.com/documentation/uikit/uiscenedestructionrequestoptions
@preconcurrency @MainActor
open class UISceneDestructionRequestOptions: NSObject {}
