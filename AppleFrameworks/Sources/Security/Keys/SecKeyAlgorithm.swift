import CoreGraphics
internal import CryptoKit
import Foundation
import FoundationGaps

/// An operation of a key.
///
/// - Source: developer.apple.com/documentation/security/seckeyoperationtype
public enum SecKeyOperationType: Int, Sendable {
  case sign = 0
  case verify = 1
  case encrypt = 2
  case decrypt = 3
  case keyExchange = 4
}

/// An algorithm of a key.
///
/// - Source: developer.apple.com/documentation/security/seckeyalgorithm
public struct SecKeyAlgorithm: RawRepresentable, Hashable, Sendable {
  private let text: String
  public var rawValue: CFString { text as CFString }

  public init(rawValue: CFString) { text = rawValue as String }

  private init(_ text: String) { self.text = "algid:\(text)" }

  public static let ecdsaSignatureMessageX962SHA256 = SecKeyAlgorithm("sign:ECDSA:message-X962:SHA256")
  public static let ecdsaSignatureMessageX962SHA384 = SecKeyAlgorithm("sign:ECDSA:message-X962:SHA384")
  public static let ecdsaSignatureMessageX962SHA512 = SecKeyAlgorithm("sign:ECDSA:message-X962:SHA512")
  public static let ecdsaSignatureDigestX962SHA256 = SecKeyAlgorithm("sign:ECDSA:digest-X962:SHA256")
  public static let ecdsaSignatureDigestX962SHA384 = SecKeyAlgorithm("sign:ECDSA:digest-X962:SHA384")
  public static let ecdsaSignatureDigestX962SHA512 = SecKeyAlgorithm("sign:ECDSA:digest-X962:SHA512")
  public static let ecdhKeyExchangeStandard = SecKeyAlgorithm("keyexchange:ECDH")
  public static let eciesEncryptionCofactorX963SHA256AESGCM = SecKeyAlgorithm(
    "encrypt:ECIES:ECDHC:KDFX963:SHA256:AESGCM")
  public static let eciesEncryptionCofactorVariableIVX963SHA256AESGCM = SecKeyAlgorithm(
    "encrypt:ECIES:ECDHC:KDFX963:SHA256:AESGCM-KDFIV")
  public static let rsaSignatureMessagePKCS1v15SHA1 = SecKeyAlgorithm("sign:RSA:message-PKCS1v15:SHA1")
  public static let rsaSignatureMessagePKCS1v15SHA256 = SecKeyAlgorithm("sign:RSA:message-PKCS1v15:SHA256")
  public static let rsaSignatureMessagePKCS1v15SHA512 = SecKeyAlgorithm("sign:RSA:message-PKCS1v15:SHA512")
  public static let rsaSignatureDigestPKCS1v15SHA256 = SecKeyAlgorithm("sign:RSA:digest-PKCS1v15:SHA256")
  public static let rsaSignatureMessagePSSSHA256 = SecKeyAlgorithm("sign:RSA:message-PSS:SHA256:SHA256:32")
  public static let rsaEncryptionPKCS1 = SecKeyAlgorithm("encrypt:RSA:PKCS1")
  public static let rsaEncryptionOAEPSHA1 = SecKeyAlgorithm("encrypt:RSA:OAEP:SHA1")
  public static let rsaEncryptionOAEPSHA256 = SecKeyAlgorithm("encrypt:RSA:OAEP:SHA256")
  public static let rsaEncryptionOAEPSHA512 = SecKeyAlgorithm("encrypt:RSA:OAEP:SHA512")
  public static let rsaEncryptionOAEPSHA256AESGCM = SecKeyAlgorithm("encrypt:RSA:OAEP:SHA256:AESGCM")

  /// Whether keys on elliptic curves sign with the algorithm.
  var isSignature: Bool { withDigest(of: Data(count: digestSize ?? 0)) { _ in } != nil }

  private var digestSize: Int? {
    guard text.contains(":digest-") else { return nil }
    return ["SHA256": 32, "SHA384": 48, "SHA512": 64].first { text.hasSuffix($0.key) }?.value
  }

  /// Calls a closure with the digest of data, or with the data as a digest.
  ///
  /// - Returns: `nil` if the algorithm is no ECDSA signature, or the data has the wrong size.
  func withDigest<Result>(of data: Data, _ body: (any Digest) -> Result) -> Result? {
    switch self {
    case .ecdsaSignatureMessageX962SHA256: body(SHA256.hash(data: data))
    case .ecdsaSignatureMessageX962SHA384: body(SHA384.hash(data: data))
    case .ecdsaSignatureMessageX962SHA512: body(SHA512.hash(data: data))
    case .ecdsaSignatureDigestX962SHA256, .ecdsaSignatureDigestX962SHA384, .ecdsaSignatureDigestX962SHA512:
      data.count == digestSize ? body(GivenDigest(bytes: data)) : nil
    default: nil
    }
  }
}

/// A digest that the caller computed.
private struct GivenDigest: Digest {
  static let byteCount = 32
  let bytes: Data

  func withUnsafeBytes<Result>(_ body: (UnsafeRawBufferPointer) throws -> Result) rethrows -> Result {
    try bytes.withUnsafeBytes(body)
  }

  func makeIterator() -> Data.Iterator { bytes.makeIterator() }

  var description: String { bytes.map { String($0, radix: 16) }.joined() }
}

nonisolated(unsafe) public let kSecAttrKeyTypeEC: CFString = "73"
nonisolated(unsafe) public let kSecPrivateKeyAttrs: CFString = "private"
nonisolated(unsafe) public let kSecPublicKeyAttrs: CFString = "public"
