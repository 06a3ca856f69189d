// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation

public let ASAuthorizationErrorDomain = "com.apple.AuthenticationServices.AuthorizationError"

/// An error of an authorization.
///
/// - Source: developer.apple.com/documentation/authenticationservices/asauthorizationerror-swift.struct
public struct ASAuthorizationError: CustomNSError, Hashable, Sendable {
  public enum Code: Int, Sendable {
    /// The reason is unknown, for example on a device without an account.
    case unknown = 1000
    /// The user or the app canceled the request.
    case canceled
    case invalidResponse
    case notHandled
    case failed
    case notInteractive
    case matchedExcludedCredential
    case credentialImport
    case credentialExport

    public static func ~= (match: Code, error: any Error) -> Bool { (error as? ASAuthorizationError)?.code == match }
  }

  public let code: Code

  public init(_ code: Code) { self.code = code }

  public static var errorDomain: String { ASAuthorizationErrorDomain }
  public var errorCode: Int { code.rawValue }

  public static var unknown: Code { .unknown }
  public static var canceled: Code { .canceled }
  public static var invalidResponse: Code { .invalidResponse }
  public static var notHandled: Code { .notHandled }
  public static var failed: Code { .failed }
  public static var notInteractive: Code { .notInteractive }
  public static var matchedExcludedCredential: Code { .matchedExcludedCredential }
  public static var credentialImport: Code { .credentialImport }
  public static var credentialExport: Code { .credentialExport }
}
