// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation
import PermissionResponses
import UIKit

public typealias ASPresentationAnchor = UIWindow

/// A session for signing in on a web page. There is no network, so the user cancels.
///
/// - Source: developer.apple.com/documentation/authenticationservices/aswebauthenticationsession
open class ASWebAuthenticationSession: NSObject, @unchecked Sendable {
  // Unchecked: The app and `RunLoopTurn` use it only on the main queue.
  public typealias CompletionHandler = (URL?, (any Error)?) -> Void

  private var completionHandler: CompletionHandler?
  private var isStarted = false

  public init(
    url URL: URL, callbackURLScheme: String?, completionHandler: @escaping ASWebAuthenticationSession.CompletionHandler
  ) {
    self.completionHandler = completionHandler
  }

  /// Creates a session.
  ///
  /// - Parameter callback: The description of the URLs that complete the authentication.
  public init(
    url URL: URL, callback: Callback, completionHandler: @escaping ASWebAuthenticationSession.CompletionHandler
  ) {
    self.completionHandler = completionHandler
  }

  /// Additional header fields of the first request.
  open var additionalHeaderFields: [String: String]?

  open weak var presentationContextProvider: (any ASWebAuthenticationPresentationContextProviding)?
  open var prefersEphemeralWebBrowserSession = false

  /// Whether the session can start, which requires a window to display it in.
  open var canStart: Bool { !isStarted && presentationContextProvider != nil }

  /// Starts the session.
  ///
  /// - Returns: Whether it was started. A session can be started only once.
  @discardableResult
  open func start() -> Bool {
    guard !isStarted else { return false }
    isStarted = true
    let hasContext = presentationContextProvider != nil
    RunLoopTurn.later { [self] in finish(hasContext ? .canceledLogin : .presentationContextNotProvided) }
    return hasContext
  }

  open func cancel() { if isStarted { finish(.canceledLogin) } }

  private func finish(_ code: ASWebAuthenticationSessionError.Code) {
    completionHandler?(nil, ASWebAuthenticationSessionError(code))
    completionHandler = nil
  }
}

/// - Source: developer.apple.com/documentation/authenticationservices/aswebauthenticationpresentationcontextproviding
@MainActor
@preconcurrency
public protocol ASWebAuthenticationPresentationContextProviding: NSObjectProtocol {
  func presentationAnchor(for session: ASWebAuthenticationSession) -> ASPresentationAnchor
}

public let ASWebAuthenticationSessionErrorDomain = "com.apple.AuthenticationServices.WebAuthenticationSession"

/// - Source: developer.apple.com/documentation/authenticationservices/aswebauthenticationsessionerror-swift.struct
public struct ASWebAuthenticationSessionError: CustomNSError, Hashable, Sendable {
  public enum Code: Int, Sendable {
    case canceledLogin = 1
    case presentationContextNotProvided, presentationContextInvalid

    public static func ~= (match: Code, error: any Error) -> Bool {
      (error as? ASWebAuthenticationSessionError)?.code == match
    }
  }

  public let code: Code

  public init(_ code: Code) { self.code = code }

  public static var errorDomain: String { ASWebAuthenticationSessionErrorDomain }
  public var errorCode: Int { code.rawValue }
  public static var canceledLogin: Code { .canceledLogin }
  public static var presentationContextNotProvided: Code { .presentationContextNotProvided }
  public static var presentationContextInvalid: Code { .presentationContextInvalid }
}
