import Foundation

/// Something that the store has signed, and whether the signature is right.
///
/// - Source: developer.apple.com/documentation/storekit/verificationresult
public enum VerificationResult<SignedType> {
  /// The reason that a signature is not right.
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

  /// The value, if its signature is right.
  ///
  /// - Throws: The reason that it is not.
  public var payloadValue: SignedType {
    get throws {
      switch self {
      case .verified(let value): return value
      case .unverified(_, let error): throw error
      }
    }
  }

  /// The value, whether its signature is right or not.
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
