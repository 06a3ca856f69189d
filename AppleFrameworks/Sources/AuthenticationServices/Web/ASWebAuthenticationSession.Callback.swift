import Foundation

extension ASWebAuthenticationSession {
  /// The addresses at which signing in ends: the browser goes there, and the app gets the address.
  ///
  /// - Source: developer.apple.com/documentation/authenticationservices/aswebauthenticationsession/callback
  open class Callback: NSObject, @unchecked Sendable {
    // Unchecked: Nothing in it changes.
    private let matches: @Sendable (URL) -> Bool

    private init(matches: @escaping @Sendable (URL) -> Bool) { self.matches = matches }

    /// Addresses with a scheme, such as `app` of `app://done`.
    open class func customScheme(_ customScheme: String) -> Callback {
      Callback { $0.scheme?.lowercased() == customScheme.lowercased() }
    }

    /// Addresses of a host by `https`, with a path.
    open class func https(host: String, path: String) -> Callback {
      Callback { $0.scheme == "https" && $0.host == host && $0.path == path }
    }

    /// Whether signing in ends at an address.
    open func matchesURL(_ url: URL) -> Bool { matches(url) }
  }
}
