// swift-format-ignore-file: AlwaysUseLowerCamelCase

import CoreGraphics
import Foundation
import FoundationGaps

/// An X.509 certificate.
///
/// - Source: developer.apple.com/documentation/security/seccertificate
public final class SecCertificate: Hashable, Sendable {
  let data: Data
  let fields: CertificateFields

  init?(_ data: Data) {
    guard let fields = CertificateFields(data) else { return nil }
    self.data = data
    self.fields = fields
  }

  public static func == (lhs: SecCertificate, rhs: SecCertificate) -> Bool { lhs.data == rhs.data }

  public func hash(into hasher: inout Hasher) { hasher.combine(data) }

  /// The key of the certificate; `nil` for algorithms other than ECDSA and RSA.
  var key: SecKey? {
    switch fields.keyAlgorithm {
    case "1.2.840.10045.2.1":
      return fields.curve.flatMap { EllipticCurve(identifier: $0) }.flatMap { SecKey(publicKey: fields.key, on: $0) }
    case "1.2.840.113549.1.1.1": return SecKey(rsaPublicKey: fields.key)
    default: return nil
    }
  }

  /// Returns whether the key of another certificate signed this one.
  func isSigned(by issuer: SecCertificate) -> Bool {
    let algorithms: [String: SecKeyAlgorithm] = [
      "1.2.840.10045.4.3.2": .ecdsaSignatureMessageX962SHA256,
      "1.2.840.10045.4.3.3": .ecdsaSignatureMessageX962SHA384,
      "1.2.840.10045.4.3.4": .ecdsaSignatureMessageX962SHA512,
    ]
    guard fields.issuer == issuer.fields.subject, let algorithm = algorithms[fields.signatureAlgorithm],
      let key = issuer.key
    else { return false }
    return key.verifies(fields.signature, of: fields.signedData, algorithm)
  }
}

/// Reads a certificate in DER.
///
/// - Returns: The certificate; `nil` if the data is not one.
/// - Source: developer.apple.com/documentation/security/seccertificatecreatewithdata(_:_:)
public func SecCertificateCreateWithData(_ allocator: CFAllocator?, _ data: CFData) -> SecCertificate? {
  SecCertificate(Data(referencing: data))
}

/// Returns the certificate in DER.
///
/// - Source: developer.apple.com/documentation/security/seccertificatecopydata(_:)
public func SecCertificateCopyData(_ certificate: SecCertificate) -> CFData { certificate.data as CFData }

/// Returns the name that people know the certificate by: its common name, or its organization.
///
/// - Source: developer.apple.com/documentation/security/seccertificatecopysubjectsummary(_:)
public func SecCertificateCopySubjectSummary(_ certificate: SecCertificate) -> CFString? {
  (certificate.fields.commonName ?? certificate.fields.organization).map { $0 as CFString }
}

/// Returns the common name of the subject.
///
/// - Source: developer.apple.com/documentation/security/seccertificatecopycommonname(_:_:)
@discardableResult
public func SecCertificateCopyCommonName(
  _ certificate: SecCertificate, _ commonName: UnsafeMutablePointer<CFString?>
) -> OSStatus {
  commonName.pointee = certificate.fields.commonName.map { $0 as CFString }
  return errSecSuccess
}

/// Returns the addresses in the certificate.
///
/// - Source: developer.apple.com/documentation/security/seccertificatecopyemailaddresses(_:_:)
@discardableResult
public func SecCertificateCopyEmailAddresses(
  _ certificate: SecCertificate, _ emailAddresses: UnsafeMutablePointer<CFArray?>
) -> OSStatus {
  emailAddresses.pointee = certificate.fields.emailAddresses as CFArray
  return errSecSuccess
}

/// Returns the public key; `nil` for algorithms other than ECDSA and RSA.
///
/// - Source: developer.apple.com/documentation/security/seccertificatecopykey(_:)
public func SecCertificateCopyKey(_ certificate: SecCertificate) -> SecKey? { certificate.key }

/// Returns the bytes of the serial number.
///
/// - Source: developer.apple.com/documentation/security/seccertificatecopyserialnumberdata(_:_:)
public func SecCertificateCopySerialNumberData(
  _ certificate: SecCertificate, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> CFData? {
  certificate.fields.serialNumber as CFData
}

/// A certificate with its private key, from a keychain. This keychain contains none.
///
/// - Source: developer.apple.com/documentation/security/secidentity
public final class SecIdentity: Sendable {
  let certificate: SecCertificate
  let key: SecKey

  init(certificate: SecCertificate, key: SecKey) {
    self.certificate = certificate
    self.key = key
  }
}

/// - Source: developer.apple.com/documentation/security/secidentitycopycertificate(_:_:)
@discardableResult
public func SecIdentityCopyCertificate(
  _ identityRef: SecIdentity, _ certificateRef: UnsafeMutablePointer<SecCertificate?>
) -> OSStatus {
  certificateRef.pointee = identityRef.certificate
  return errSecSuccess
}

/// - Source: developer.apple.com/documentation/security/secidentitycopyprivatekey(_:_:)
@discardableResult
public func SecIdentityCopyPrivateKey(
  _ identityRef: SecIdentity, _ privateKeyRef: UnsafeMutablePointer<SecKey?>
) -> OSStatus {
  privateKeyRef.pointee = identityRef.key
  return errSecSuccess
}

nonisolated(unsafe) public let kSecImportExportPassphrase: CFString = "passphrase"
nonisolated(unsafe) public let kSecImportItemIdentity: CFString = "identity"
nonisolated(unsafe) public let kSecImportItemTrust: CFString = "trust"
nonisolated(unsafe) public let kSecImportItemCertChain: CFString = "chain"
nonisolated(unsafe) public let kSecImportItemLabel: CFString = "label"

/// Reads the identities of a file in PKCS #12, which is not implemented: the result is `errSecDecode`, as for a file that
/// is not in this format.
///
/// - Source: developer.apple.com/documentation/security/secpkcs12import(_:_:_:)
@discardableResult
public func SecPKCS12Import(
  _ pkcs12_data: CFData, _ options: CFDictionary, _ items: UnsafeMutablePointer<CFArray?>
) -> OSStatus {
  items.pointee = nil
  return errSecDecode
}
