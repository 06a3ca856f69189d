// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation
import PermissionResponses

public let SFAuthenticationErrorDomain = "com.apple.SafariServices.Authentication"

/// An error of an authentication session.
///
/// - Source: developer.apple.com/documentation/safariservices/sfauthenticationerror-swift.struct
public struct SFAuthenticationError: CustomNSError, Hashable, Sendable {
  public enum Code: Int, Sendable {
    case canceledLogin = 1

    public static func ~= (match: Code, error: any Error) -> Bool { (error as? SFAuthenticationError)?.code == match }
  }

  public let code: Code

  public init(_ code: Code) { self.code = code }

  public static var errorDomain: String { SFAuthenticationErrorDomain }
  public var errorCode: Int { code.rawValue }
  public static var canceledLogin: Code { .canceledLogin }
}

/// A session for signing in on a web page. The user cancels it.
///
/// - Source: developer.apple.com/documentation/safariservices/sfauthenticationsession
@available(iOS, deprecated: 12.0, message: "Use ASWebAuthenticationSession")
open class SFAuthenticationSession: NSObject {
  public typealias CompletionHandler = (URL?, (any Error)?) -> Void

  private var completionHandler: CompletionHandler?
  private var isStarted = false

  public init(
    url URL: URL, callbackURLScheme: String?, completionHandler: @escaping SFAuthenticationSession.CompletionHandler
  ) {
    self.completionHandler = completionHandler
  }

  /// Starts the session.
  ///
  /// - Returns: Whether it was started. A session can be started only once.
  open func start() -> Bool {
    guard !isStarted else { return false }
    isStarted = true
    RunLoopTurn.later { [self] in finish() }
    return true
  }

  open func cancel() { if isStarted { finish() } }

  private func finish() {
    completionHandler?(nil, SFAuthenticationError(.canceledLogin))
    completionHandler = nil
  }
}
