import Foundation

/// A value that the App Store has signed, and the result of its verification.
///
/// - Source: developer.apple.com/documentation/storekit/verificationresult
public enum VerificationResult<SignedType> {
  /// An error of verification.
  ///
  /// - Source: developer.apple.com/documentation/storekit/verificationresult/verificationerror
  public enum VerificationError: LocalizedError, Hashable, Sendable {
    case revokedCertificate
    case invalidCertificateChain
    case invalidDeviceVerification
    case invalidEncoding
    case invalidSignature
    case missingRequiredProperties

    public var errorDescription: String? {
      switch self {
      case .revokedCertificate: "The certificate was revoked."
      case .invalidCertificateChain: "The certificate is not valid."
      case .invalidDeviceVerification: "The data is not for this device."
      case .invalidEncoding: "The data is not encoded correctly."
      case .invalidSignature: "The signature is not valid."
      case .missingRequiredProperties: "The data is not complete."
      }
    }
  }

  case unverified(SignedType, VerificationError)
  case verified(SignedType)

  /// The verified value.
  ///
  /// - Throws: The verification error if the signature is invalid.
  public var payloadValue: SignedType {
    get throws {
      switch self {
      case .verified(let value): return value
      case .unverified(_, let error): throw error
      }
    }
  }

  /// The value, regardless of the result of the verification.
  public var unsafePayloadValue: SignedType {
    switch self {
    case .verified(let value), .unverified(let value, _): value
    }
  }
}

extension VerificationResult: Sendable where SignedType: Sendable {}
extension VerificationResult: Equatable where SignedType: Equatable {}
extension VerificationResult: Hashable where SignedType: Hashable {}

extension VerificationResult where SignedType == Transaction {
  /// The transaction as a signed JSON web token.
  public var jwsRepresentation: String { unsafePayloadValue.signature }
}

extension VerificationResult where SignedType == Product.SubscriptionInfo.RenewalInfo {
  /// The renewal as a signed JSON web token.
  public var jwsRepresentation: String { unsafePayloadValue.signature }
}

extension VerificationResult where SignedType == AppTransaction {
  /// The purchase of the app as a signed JSON web token.
  public var jwsRepresentation: String { unsafePayloadValue.signature }
}
