// swift-format-ignore-file: UseSynthesizedInitializer

import SwiftUI

/// An action that signs in on a web page from a view. There is no network, so the user cancels.
///
/// - Source: developer.apple.com/documentation/authenticationservices/webauthenticationsession
@MainActor
public struct WebAuthenticationSession {
  /// The browser session, which determines whether the page shares its cookies with the browser.
  ///
  /// - Source: developer.apple.com/documentation/authenticationservices/webauthenticationsession/browsersession
  public enum BrowserSession: Sendable {
    case ephemeral
  }

  // The initializer is called in nonisolated contexts.
  nonisolated init() {}

  /// Opens a web page for signing in.
  ///
  /// - Throws: `ASWebAuthenticationSessionError.canceledLogin`.
  public func authenticate(
    using url: URL, callbackURLScheme: String, preferredBrowserSession: BrowserSession? = nil
  ) async throws -> URL {
    try await perform(ASWebAuthenticationSession.Callback.customScheme(callbackURLScheme), url, preferredBrowserSession)
  }

  /// Opens a web page for signing in.
  ///
  /// - Throws: `ASWebAuthenticationSessionError.canceledLogin`.
  public func authenticate(
    using url: URL, callback: ASWebAuthenticationSession.Callback, preferredBrowserSession: BrowserSession? = nil,
    additionalHeaderFields: [String: String]
  ) async throws -> URL {
    try await perform(callback, url, preferredBrowserSession, additionalHeaderFields)
  }

  private func perform(
    _ callback: ASWebAuthenticationSession.Callback, _ url: URL, _ browser: BrowserSession?,
    _ headers: [String: String]? = nil
  ) async throws -> URL {
    let provider = Anchor()
    defer { withExtendedLifetime(provider) {} }
    return try await withCheckedThrowingContinuation { continuation in
      let session = ASWebAuthenticationSession(url: url, callback: callback) { url, error in
        if let url {
          continuation.resume(returning: url)
        } else {
          continuation.resume(throwing: error ?? ASWebAuthenticationSessionError(.canceledLogin))
        }
      }
      session.presentationContextProvider = provider
      session.prefersEphemeralWebBrowserSession = browser == .ephemeral
      session.additionalHeaderFields = headers
      session.start()
    }
  }

  private final class Anchor: NSObject, ASWebAuthenticationPresentationContextProviding {
    func presentationAnchor(for session: ASWebAuthenticationSession) -> ASPresentationAnchor { UIWindow() }
  }
}

extension EnvironmentValues {
  /// The action that signs in on a web page.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/environmentvalues/webauthenticationsession
  public var webAuthenticationSession: WebAuthenticationSession { WebAuthenticationSession() }
}
