extension UIApplication {
  /// How another app is asked to open a URL.
  ///
  /// - Source: developer.apple.com/documentation/uikit/uiapplication/openexternalurloptionskey
  public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// A Boolean: only an app that says the web page is its own may open it.
    ///
    /// A host knows no such apps: with it, web pages are not opened.
    public static let universalLinksOnly = OpenExternalURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly")
  }
}
