import Foundation

extension ASWebAuthenticationSession {
  /// A description of the URLs that complete the authentication. The browser navigates to one of them, which is passed
  /// to the app.
  ///
  /// - Source: developer.apple.com/documentation/authenticationservices/aswebauthenticationsession/callback
  open class Callback: NSObject, @unchecked Sendable {
    // Unchecked: The type is immutable.
    private let matches: @Sendable (URL) -> Bool

    private init(matches: @escaping @Sendable (URL) -> Bool) { self.matches = matches }

    /// Returns a callback for URLs with a custom scheme, such as `app` in `app://done`.
    open class func customScheme(_ customScheme: String) -> Callback {
      Callback { $0.scheme?.lowercased() == customScheme.lowercased() }
    }

    /// Returns a callback for `https` URLs with a host and a path.
    open class func https(host: String, path: String) -> Callback {
      Callback { $0.scheme == "https" && $0.host == host && $0.path == path }
    }

    /// Returns whether a URL completes the authentication.
    open func matchesURL(_ url: URL) -> Bool { matches(url) }
  }
}
