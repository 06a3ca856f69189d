internal import CryptoKit
import Foundation

/// A curve of the keys in Security, with its operations.
enum EllipticCurve: Int, CaseIterable, Sendable {
  case p256 = 256
  case p384 = 384
  case p521 = 521

  /// Returns the curve of an object identifier.
  init?(identifier: String) {
    switch identifier {
    case "1.2.840.10045.3.1.7": self = .p256
    case "1.3.132.0.34": self = .p384
    case "1.3.132.0.35": self = .p521
    default: return nil
    }
  }

  /// The number of bytes of a coordinate.
  var size: Int { (rawValue + 7) / 8 }

  /// Returns a new key: the public point with the secret number after it.
  func makeKey() -> Data {
    switch self {
    case .p256: P256.Signing.PrivateKey(compactRepresentable: false).x963Representation
    case .p384: P384.Signing.PrivateKey(compactRepresentable: false).x963Representation
    case .p521: P521.Signing.PrivateKey(compactRepresentable: false).x963Representation
    }
  }

  func isValid(publicKey: Data) -> Bool {
    switch self {
    case .p256: (try? P256.Signing.PublicKey(x963Representation: publicKey)) != nil
    case .p384: (try? P384.Signing.PublicKey(x963Representation: publicKey)) != nil
    case .p521: (try? P521.Signing.PublicKey(x963Representation: publicKey)) != nil
    }
  }

  func isValid(privateKey: Data) -> Bool {
    switch self {
    case .p256: (try? P256.Signing.PrivateKey(x963Representation: privateKey)) != nil
    case .p384: (try? P384.Signing.PrivateKey(x963Representation: privateKey)) != nil
    case .p521: (try? P521.Signing.PrivateKey(x963Representation: privateKey)) != nil
    }
  }

  /// Signs a digest.
  ///
  /// - Returns: The signature in DER.
  func sign(_ digest: some Digest, with key: Data) throws -> Data {
    switch self {
    case .p256: try P256.Signing.PrivateKey(x963Representation: key).signature(for: digest).derRepresentation
    case .p384: try P384.Signing.PrivateKey(x963Representation: key).signature(for: digest).derRepresentation
    case .p521: try P521.Signing.PrivateKey(x963Representation: key).signature(for: digest).derRepresentation
    }
  }

  func verifies(_ signature: Data, of digest: some Digest, with key: Data) -> Bool {
    do {
      switch self {
      case .p256:
        return try P256.Signing.PublicKey(x963Representation: key).isValidSignature(
          P256.Signing.ECDSASignature(derRepresentation: signature), for: digest)
      case .p384:
        return try P384.Signing.PublicKey(x963Representation: key).isValidSignature(
          P384.Signing.ECDSASignature(derRepresentation: signature), for: digest)
      case .p521:
        return try P521.Signing.PublicKey(x963Representation: key).isValidSignature(
          P521.Signing.ECDSASignature(derRepresentation: signature), for: digest)
      }
    } catch {
      return false
    }
  }

  /// Returns the secret that two keys share.
  func sharedSecret(_ key: Data, with other: Data) throws -> Data {
    switch self {
    case .p256:
      try P256.KeyAgreement.PrivateKey(x963Representation: key).sharedSecretFromKeyAgreement(
        with: P256.KeyAgreement.PublicKey(x963Representation: other)
      ).withUnsafeBytes { Data($0) }
    case .p384:
      try P384.KeyAgreement.PrivateKey(x963Representation: key).sharedSecretFromKeyAgreement(
        with: P384.KeyAgreement.PublicKey(x963Representation: other)
      ).withUnsafeBytes { Data($0) }
    case .p521:
      try P521.KeyAgreement.PrivateKey(x963Representation: key).sharedSecretFromKeyAgreement(
        with: P521.KeyAgreement.PublicKey(x963Representation: other)
      ).withUnsafeBytes { Data($0) }
    }
  }
}
