import Foundation

extension UIScene {
  /// The reasons for which a scene was created.
  ///
  /// - Source: developer.apple.com/documentation/uikit/uiscene/connectionoptions
  @preconcurrency @MainActor
  open class ConnectionOptions: NSObject {
    /// The URLs to open in the scene.
    public let urlContexts: Set<UIOpenURLContext>

    /// The bundle identifier of the app that requested the scene; `nil` on a host.
    public let sourceApplication: String?

    /// The entry of the menu of the app's icon with which the app was launched.
    public let shortcutItem: UIApplicationShortcutItem?

    /// The activities that the app continues.
    public let userActivities: Set<NSUserActivity>

    package init(urls: [URL] = [], shortcutItem: UIApplicationShortcutItem? = nil, activities: Set<NSUserActivity> = [])
    {
      self.shortcutItem = shortcutItem
      userActivities = activities
      urlContexts = Set(urls.map { UIOpenURLContext(url: $0) })
      sourceApplication = nil
      super.init()
    }
  }
}
