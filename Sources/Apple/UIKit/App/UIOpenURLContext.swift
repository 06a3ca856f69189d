import Foundation

/// A URL to open in a scene.
///
/// - Source: developer.apple.com/documentation/uikit/uiopenurlcontext
@preconcurrency @MainActor
open class UIOpenURLContext: NSObject {
  /// The URL.
  public let url: URL

  /// The circumstances of the request.
  public let options: UIScene.OpenURLOptions

  package init(url: URL) {
    self.url = url
    options = UIScene.OpenURLOptions(of: url)
    super.init()
  }
}
