import Foundation

extension UIScene {
  /// Why a scene was made.
  ///
  /// - Source: developer.apple.com/documentation/uikit/uiscene/connectionoptions
  @preconcurrency @MainActor
  open class ConnectionOptions: NSObject {
    /// The URLs to open in the scene.
    public let urlContexts: Set<UIOpenURLContext>

    /// The bundle identifier of the app that asked for the scene; a host has none.
    public let sourceApplication: String?

    /// The entry of the menu of the app's icon that the app was started by.
    public let shortcutItem: UIApplicationShortcutItem?

    /// The activities that the app goes on with.
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
