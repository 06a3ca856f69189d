/// The default SDK of the drawn design: the one with which the current Xcode builds the app.
///
/// It is the newest one, with two exceptions:
///
/// - An app whose Info.plist contains `UIDesignRequiresCompatibility` requests the design before iOS 26. The SDK of iOS
///   26 supports that key, and the one of iOS 27 ignores it.
/// - An app without the scene life cycle does not launch if it is built with the SDK of iOS 27. An app has that life
///   cycle if its Info.plist contains `UIApplicationSceneManifest`, or if its delegate implements
///   `application(_:configurationForConnecting:options:)`.
/// - Source: developer.apple.com/documentation/bundleresources/information-property-list/uidesignrequirescompatibility,
///   developer.apple.com/documentation/technotes/tn3187-migrating-to-the-uikit-scene-based-life-cycle
package struct DefaultSDK: Hashable, Sendable {
  /// A reason for an SDK other than the newest.
  package enum Reason: Hashable, Sendable {
    /// The Info.plist contains `UIDesignRequiresCompatibility`.
    case compatibility

    /// The app does not have the scene life cycle.
    case noScenes
  }

  /// The number of the SDK, 26 or 27.
  package let number: Int

  /// The reason for an older SDK, or nil for the newest.
  package let reason: Reason?

  /// The key with which a build records in the program's Info.plist that the app's delegate configures scenes. The
  /// program cannot ask the delegate before it starts the app.
  package static let configuresScenesKey = "ViewCodeConfiguresScenes"

  /// The newest SDK.
  package static let newest = DefaultSDK(number: 27, reason: nil)

  private init(number: Int, reason: Reason?) {
    (self.number, self.reason) = (number, reason)
  }

  /// Creates the default SDK of a program.
  ///
  /// - Parameters:
  ///   - infoDictionary: The contents of the program's Info.plist.
  ///   - isApp: Whether the program starts an app. A program that only displays previews needs no scenes.
  package init(infoDictionary: [String: Any], isApp: Bool) {
    if infoDictionary["UIDesignRequiresCompatibility"] as? Bool == true {
      self.init(number: 26, reason: .compatibility)
    } else if isApp, !(infoDictionary["UIApplicationSceneManifest"] is [String: Any]),
      infoDictionary[DefaultSDK.configuresScenesKey] as? Bool != true
    {
      self.init(number: 26, reason: .noScenes)
    } else {
      self = .newest
    }
  }

  /// A message with the rule and the change that makes the newest SDK the default, or nil if it is already.
  package var warning: String? {
    switch reason {
    case nil, .compatibility: nil
    case .noScenes:
      """
      the app does not use scenes, so it is drawn as if built with the SDK of iOS 26; \
      built with the SDK of iOS 27, it terminates at launch. \
      Use `--sdk 27` to print the required change.
      """
    }
  }

  /// The reason for which an app ends at launch when it is built with the SDK of iOS 27, with the change that prevents
  /// it. Nil if the app launches.
  package var launchFailure: String? {
    guard reason == .noScenes else { return nil }
    return """
      the app terminated at launch: apps built with the SDK of iOS 27 must adopt the scene life cycle.
      Add to Info.plist:
        <key>UIApplicationSceneManifest</key>
        <dict>
          <key>UIApplicationSupportsMultipleScenes</key>
          <false/>
          <key>UISceneConfigurations</key>
          <dict>
            <key>UIWindowSceneSessionRoleApplication</key>
            <array>
              <dict>
                <key>UISceneConfigurationName</key>
                <string>Default Configuration</string>
                <key>UISceneDelegateClassName</key>
                <string>$(PRODUCT_MODULE_NAME).SceneDelegate</string>
              </dict>
            </array>
          </dict>
        </dict>
      Create the window in a scene delegate instead of the application delegate:
        final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
          var window: UIWindow?

          func scene(
            _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
          ) {
            guard let windowScene = scene as? UIWindowScene else { return }
            window = UIWindow(windowScene: windowScene)
            window?.rootViewController = ...
            window?.makeKeyAndVisible()
          }
        }
      Use `--sdk 26` to draw the app unchanged.
      """
  }
}
