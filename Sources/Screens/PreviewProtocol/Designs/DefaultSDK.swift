/// The SDK whose design is drawn where nobody names one: the one that today's Xcode builds the app with.
///
/// That is the newest one, except for apps that it does not suit:
///
/// - An app whose Info.plist has `UIDesignRequiresCompatibility` asks for the design before iOS 26. The SDK of iOS 26 honors
///   that, and the one of iOS 27 ignores it.
/// - An app without the scene life cycle does not launch when it is built with the SDK of iOS 27. It has one when its Info.plist
///   has `UIApplicationSceneManifest`, or when its delegate answers `application(_:configurationForConnecting:options:)`.
///
/// - Source: developer.apple.com/documentation/bundleresources/information-property-list/uidesignrequirescompatibility,
///   developer.apple.com/documentation/technotes/tn3187-migrating-to-the-uikit-scene-based-life-cycle
package struct DefaultSDK: Hashable, Sendable {
  /// A reason for an SDK that is not the newest.
  package enum Reason: Hashable, Sendable {
    /// The Info.plist has `UIDesignRequiresCompatibility`.
    case compatibility

    /// The app does not have the scene life cycle.
    case noScenes
  }

  /// The SDK's number: 26 or 27.
  package let number: Int

  /// Why it is not the newest; nil where it is.
  package let reason: Reason?

  /// The key by which a build notes in the program's Info.plist that the app's delegate configures scenes, which the program
  /// cannot ask before it starts the app.
  package static let configuresScenesKey = "ViewCodeConfiguresScenes"

  /// The newest SDK.
  package static let newest = DefaultSDK(number: 27, reason: nil)

  private init(number: Int, reason: Reason?) {
    (self.number, self.reason) = (number, reason)
  }

  /// The SDK for a program.
  ///
  /// - Parameters:
  ///   - infoDictionary: the contents of the program's Info.plist.
  ///   - isApp: whether the program starts an app. One that only shows previews needs no scenes.
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

  /// The rule and the change that makes the newest SDK the default, for a person; nil where there is nothing to say.
  package var warning: String? {
    switch reason {
    case nil, .compatibility: nil
    case .noScenes:
      """
      the app has no scenes, so it is drawn as built with the SDK of iOS 26: built with the SDK of iOS 27, it ends at launch. \
      `--sdk 27` prints the change.
      """
    }
  }

  /// The reason why an app ends at launch when it is built with the SDK of iOS 27, with the change that prevents it; nil where
  /// the app launches.
  package var launchFailure: String? {
    guard reason == .noScenes else { return nil }
    return """
      the app ended at launch: apps that are built with the SDK of iOS 27 have to adopt the scene life cycle.
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
      Make the window in a scene delegate instead of the application delegate:
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
      `--sdk 26` draws the app as it is.
      """
  }
}
