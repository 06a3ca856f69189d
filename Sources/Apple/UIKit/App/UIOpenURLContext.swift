import Foundation

/// A URL to open in a scene.
///
/// - Source: developer.apple.com/documentation/uikit/uiopenurlcontext
@preconcurrency @MainActor
open class UIOpenURLContext: NSObject {
  /// The URL.
  public let url: URL

  package init(url: URL) {
    self.url = url
    super.init()
  }
}
