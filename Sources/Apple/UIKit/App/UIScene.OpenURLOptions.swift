import Foundation

extension UIScene {
  /// The circumstances of a URL that a scene opens.
  ///
  /// - Source: developer.apple.com/documentation/uikit/uiscene/openurloptions
  @preconcurrency @MainActor
  open class OpenURLOptions: NSObject {
    /// The bundle identifier of the app that opened the URL. It is always `nil`, because there are no other apps.
    public let sourceApplication: String?

    /// The information that a document interaction controller sent. It is always `nil`.
    public let annotation: Any?

    /// Whether the file is opened in place. It is `false` for other URLs.
    public let openInPlace: Bool

    init(of url: URL) {
      sourceApplication = nil
      annotation = nil
      openInPlace = url.isFileURL
      super.init()
    }
  }
}
