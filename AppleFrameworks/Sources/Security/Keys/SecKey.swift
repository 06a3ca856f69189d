// swift-format-ignore-file: AlwaysUseLowerCamelCase

import CoreGraphics
internal import CryptoKit
import Foundation
import FoundationGaps

/// A private or public key. Keys on elliptic curves sign, verify, encrypt and agree on secrets. Keys of RSA come from
/// certificates and data, and only have a representation.
///
/// - Source: developer.apple.com/documentation/security/seckey
public final class SecKey: Hashable, Sendable {
  enum Kind: Hashable {
    case publicKey(EllipticCurve)
    case privateKey(EllipticCurve)
    case rsaPublicKey
    case rsaPrivateKey
  }

  let kind: Kind
  /// The representation of the key outside of the keychain: a point by ANSI X9.63, with the secret number after it for a
  /// private key; PKCS #1 for RSA.
  let data: Data

  private init(_ kind: Kind, _ data: Data) {
    self.kind = kind
    self.data = data
  }

  convenience init?(publicKey: Data, on curve: EllipticCurve) {
    guard curve.isValid(publicKey: publicKey) else { return nil }
    self.init(.publicKey(curve), publicKey)
  }

  convenience init?(privateKey: Data, on curve: EllipticCurve) {
    guard curve.isValid(privateKey: privateKey) else { return nil }
    self.init(.privateKey(curve), privateKey)
  }

  convenience init?(rsaPublicKey: Data) {
    guard let parts = DERElement(ArraySlice(rsaPublicKey))?.children, parts.count == 2 else { return nil }
    self.init(.rsaPublicKey, rsaPublicKey)
  }

  convenience init?(rsaPrivateKey: Data) {
    guard let parts = DERElement(ArraySlice(rsaPrivateKey))?.children, parts.count >= 9 else { return nil }
    self.init(.rsaPrivateKey, rsaPrivateKey)
  }

  public static func == (lhs: SecKey, rhs: SecKey) -> Bool { lhs.kind == rhs.kind && lhs.data == rhs.data }

  public func hash(into hasher: inout Hasher) { hasher.combine(data) }

  /// The size of the key in bits.
  var bits: Int {
    switch kind {
    case .publicKey(let curve), .privateKey(let curve): return curve.rawValue
    case .rsaPublicKey, .rsaPrivateKey:
      let parts = DERElement(ArraySlice(data))?.children ?? []
      let modulus = parts.count == 2 ? parts.first : parts.dropFirst().first
      return (modulus?.contents.drop { $0 == 0 }.count ?? 0) * 8
    }
  }

  var isPrivate: Bool {
    switch kind {
    case .privateKey, .rsaPrivateKey: true
    case .publicKey, .rsaPublicKey: false
    }
  }

  var publicKey: SecKey? {
    switch kind {
    case .publicKey, .rsaPublicKey: return self
    case .privateKey(let curve): return SecKey(publicKey: data.prefix(1 + 2 * curve.size), on: curve)
    case .rsaPrivateKey: return nil
    }
  }

  func signature(of data: Data, _ algorithm: SecKeyAlgorithm) -> Data? {
    guard case .privateKey(let curve) = kind else { return nil }
    return algorithm.withDigest(of: data) { try? curve.sign($0, with: self.data) } ?? nil
  }

  func verifies(_ signature: Data, of data: Data, _ algorithm: SecKeyAlgorithm) -> Bool {
    guard let key = publicKey, case .publicKey(let curve) = key.kind else { return false }
    return algorithm.withDigest(of: data) { curve.verifies(signature, of: $0, with: key.data) } ?? false
  }
}

/// An error of a function of this module.
func securityError(_ status: OSStatus, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?) {
  let text = SecCopyErrorMessageString(status, nil).map { $0 as String } ?? ""
  error?.pointee = .passRetained(
    NSError(domain: NSOSStatusErrorDomain, code: Int(status), userInfo: [NSLocalizedDescriptionKey: text]))
}

private func curve(of attributes: CFDictionary) -> EllipticCurve? {
  let values = attributes as? [String: Any] ?? [:]
  let type = values[kSecAttrKeyType as String] as? String
  guard [kSecAttrKeyTypeEC as String, kSecAttrKeyTypeECSECPrimeRandom as String].contains(type ?? "") else {
    return nil
  }
  let size =
    (values[kSecAttrKeySizeInBits as String] as? NSNumber)?.intValue
    ?? Int(
      values[kSecAttrKeySizeInBits as String] as? String ?? "256")
  return size.flatMap { EllipticCurve(rawValue: $0) }
}

/// Creates a key pair on an elliptic curve. Keys of RSA are not available: the result is `nil` and `errSecUnimplemented`.
/// A permanent key is not stored in the keychain.
///
/// - Returns: The private key.
/// - Source: developer.apple.com/documentation/security/seckeycreaterandomkey(_:_:)
public func SecKeyCreateRandomKey(
  _ parameters: CFDictionary, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> SecKey? {
  guard let curve = curve(of: parameters) else {
    securityError(errSecUnimplemented, error)
    return nil
  }
  return SecKey(privateKey: curve.makeKey(), on: curve)
}

/// - Source: developer.apple.com/documentation/security/seckeycreatewithdata(_:_:_:)
public func SecKeyCreateWithData(
  _ keyData: CFData, _ attributes: CFDictionary, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> SecKey? {
  let values = attributes as? [String: Any] ?? [:]
  let data = Data(referencing: keyData)
  let isPrivate = values[kSecAttrKeyClass as String] as? String == kSecAttrKeyClassPrivate as String
  let key: SecKey?
  if values[kSecAttrKeyType as String] as? String == kSecAttrKeyTypeRSA as String {
    key = isPrivate ? SecKey(rsaPrivateKey: data) : SecKey(rsaPublicKey: data)
  } else {
    let count = isPrivate ? (data.count - 1) / 3 : (data.count - 1) / 2
    let curve = EllipticCurve.allCases.first { $0.size == count }
    key = curve.flatMap { isPrivate ? SecKey(privateKey: data, on: $0) : SecKey(publicKey: data, on: $0) }
  }
  if key == nil { securityError(errSecParam, error) }
  return key
}

/// - Source: developer.apple.com/documentation/security/seckeycopypublickey(_:)
public func SecKeyCopyPublicKey(_ key: SecKey) -> SecKey? { key.publicKey }

/// - Source: developer.apple.com/documentation/security/seckeycopyexternalrepresentation(_:_:)
public func SecKeyCopyExternalRepresentation(
  _ key: SecKey, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> CFData? {
  key.data as CFData
}

/// Returns the type, the size and the class of a key.
///
/// - Source: developer.apple.com/documentation/security/seckeycopyattributes(_:)
public func SecKeyCopyAttributes(_ key: SecKey) -> CFDictionary? {
  var type = kSecAttrKeyTypeECSECPrimeRandom
  switch key.kind {
  case .rsaPublicKey, .rsaPrivateKey: type = kSecAttrKeyTypeRSA
  case .publicKey, .privateKey: break
  }
  let kind = key.isPrivate ? kSecAttrKeyClassPrivate : kSecAttrKeyClassPublic
  return [
    kSecAttrKeyType as String: type, kSecAttrKeySizeInBits as String: key.bits, kSecAttrKeyClass as String: kind,
  ] as CFDictionary
}

/// Returns the number of bytes of the blocks of a key.
///
/// - Source: developer.apple.com/documentation/security/seckeygetblocksize(_:)
public func SecKeyGetBlockSize(_ key: SecKey) -> Int { (key.bits + 7) / 8 }

/// - Source: developer.apple.com/documentation/security/seckeyisalgorithmsupported(_:_:_:)
public func SecKeyIsAlgorithmSupported(
  _ key: SecKey, _ operation: SecKeyOperationType, _ algorithm: SecKeyAlgorithm
) -> Bool {
  switch (key.kind, operation) {
  case (.privateKey, .sign), (.publicKey, .verify): algorithm.isSignature
  case (.privateKey, .keyExchange): algorithm == .ecdhKeyExchangeStandard
  case (.publicKey(let curve), .encrypt), (.privateKey(let curve), .decrypt):
    IntegratedEncryption(algorithm, curve) != nil
  default: false
  }
}

/// Signs data or, depending on the algorithm, its digest.
///
/// - Returns: The signature; `nil` with `errSecParam` for a key or algorithm that cannot sign here.
/// - Source: developer.apple.com/documentation/security/seckeycreatesignature(_:_:_:_:)
public func SecKeyCreateSignature(
  _ key: SecKey, _ algorithm: SecKeyAlgorithm, _ dataToSign: CFData,
  _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> CFData? {
  guard let signature = key.signature(of: Data(referencing: dataToSign), algorithm) else {
    securityError(errSecParam, error)
    return nil
  }
  return signature as CFData
}

/// - Source: developer.apple.com/documentation/security/seckeyverifysignature(_:_:_:_:_:)
public func SecKeyVerifySignature(
  _ key: SecKey, _ algorithm: SecKeyAlgorithm, _ signedData: CFData, _ signature: CFData,
  _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
  if key.verifies(Data(referencing: signature), of: Data(referencing: signedData), algorithm) { return true }
  securityError(errSecVerifyFailed, error)
  return false
}

/// Returns the secret that a private key shares with another's public key.
///
/// - Source: developer.apple.com/documentation/security/seckeycopykeyexchangeresult(_:_:_:_:_:)
public func SecKeyCopyKeyExchangeResult(
  _ privateKey: SecKey, _ algorithm: SecKeyAlgorithm, _ publicKey: SecKey, _ parameters: CFDictionary,
  _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> CFData? {
  guard case .privateKey(let curve) = privateKey.kind, publicKey.kind == .publicKey(curve),
    algorithm == .ecdhKeyExchangeStandard, let secret = try? curve.sharedSecret(privateKey.data, with: publicKey.data)
  else {
    securityError(errSecParam, error)
    return nil
  }
  return secret as CFData
}

/// Encrypts data for the owner of a private key, by the integrated scheme for elliptic curves (ECIES).
///
/// - Returns: The ephemeral public key, the encrypted data and its authentication code; `nil` with `errSecParam` for
///   other algorithms and for keys of RSA.
/// - Source: developer.apple.com/documentation/security/seckeycreateencrypteddata(_:_:_:_:)
public func SecKeyCreateEncryptedData(
  _ key: SecKey, _ algorithm: SecKeyAlgorithm, _ plaintext: CFData,
  _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> CFData? {
  guard case .publicKey(let curve) = key.kind, let scheme = IntegratedEncryption(algorithm, curve),
    let result = try? scheme.encrypt(Data(referencing: plaintext), for: key.data)
  else {
    securityError(errSecParam, error)
    return nil
  }
  return result as CFData
}

/// Decrypts data that was encrypted for the public key.
///
/// - Returns: The data; `nil` with `errSecParam` for other algorithms and for keys of RSA, and with `errSecDecode` for
///   data that was not encrypted for the key.
/// - Source: developer.apple.com/documentation/security/seckeycreatedecrypteddata(_:_:_:_:)
public func SecKeyCreateDecryptedData(
  _ key: SecKey, _ algorithm: SecKeyAlgorithm, _ ciphertext: CFData,
  _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> CFData? {
  guard case .privateKey(let curve) = key.kind, let scheme = IntegratedEncryption(algorithm, curve) else {
    securityError(errSecParam, error)
    return nil
  }
  guard let result = try? scheme.decrypt(Data(referencing: ciphertext), with: key.data) else {
    securityError(errSecDecode, error)
    return nil
  }
  return result as CFData
}
