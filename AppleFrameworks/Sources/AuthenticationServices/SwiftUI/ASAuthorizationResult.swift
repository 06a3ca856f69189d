import SwiftUI

/// The result of requests that a view performs.
///
/// - Source: developer.apple.com/documentation/authenticationservices/asauthorizationresult
public enum ASAuthorizationResult: Sendable {
  case password(ASPasswordCredential)
  case appleID(ASAuthorizationAppleIDCredential)
  case passkeyAssertion(ASAuthorizationPlatformPublicKeyCredentialAssertion)
  case passkeyRegistration(ASAuthorizationPlatformPublicKeyCredentialRegistration)
  case securityKeyAssertion(ASAuthorizationSecurityKeyPublicKeyCredentialAssertion)
  case securityKeyRegistration(ASAuthorizationSecurityKeyPublicKeyCredentialRegistration)

  /// Creates a result; `nil` for a credential of a custom type.
  package init?(_ credential: any ASAuthorizationCredential) {
    switch credential {
    case let credential as ASPasswordCredential: self = .password(credential)
    case let credential as ASAuthorizationAppleIDCredential: self = .appleID(credential)
    case let credential as ASAuthorizationPlatformPublicKeyCredentialAssertion: self = .passkeyAssertion(credential)
    case let credential as ASAuthorizationPlatformPublicKeyCredentialRegistration:
      self = .passkeyRegistration(credential)
    case let credential as ASAuthorizationSecurityKeyPublicKeyCredentialAssertion:
      self = .securityKeyAssertion(credential)
    case let credential as ASAuthorizationSecurityKeyPublicKeyCredentialRegistration:
      self = .securityKeyRegistration(credential)
    default: return nil
    }
  }
}
