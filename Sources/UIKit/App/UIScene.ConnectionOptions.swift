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

    package init(urls: [URL] = []) {
      urlContexts = Set(urls.map { UIOpenURLContext(url: $0) })
      sourceApplication = nil
      super.init()
    }
  }
}
