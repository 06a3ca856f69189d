import Foundation
import Security
import TestHosts
import Testing

@Suite("Trust of certificates", .ownHosts) @MainActor
struct SecTrustTests {
  private func trust(_ certificates: [SecCertificate], _ policy: SecPolicy, anchors: [SecCertificate]) throws
    -> SecTrust
  {
    var trust: SecTrust?
    #expect(SecTrustCreateWithCertificates(certificates as CFArray, policy, &trust) == errSecSuccess)
    let result = try #require(trust)
    SecTrustSetAnchorCertificates(result, anchors as CFArray)
    SecTrustSetVerifyDate(result, Date(timeIntervalSince1970: 1_830_000_000) as CFDate)
    return result
  }

  private func failure(_ trust: SecTrust) -> OSStatus? {
    var error: CFError?
    return SecTrustEvaluateWithError(trust, &error) ? nil : error.map { OSStatus($0.code) }
  }

  @Test("certificates are read, and other data is none")
  func reading() throws {
    let leaf = try #require(Certificates.leaf)
    #expect(SecCertificateCopySubjectSummary(leaf) == "Shop")
    #expect(SecCertificateCopySerialNumberData(leaf, nil) == Data([77]) as CFData)
    var addresses: CFArray?
    SecCertificateCopyEmailAddresses(leaf, &addresses)
    #expect(addresses as? [String] == ["shop@example.org"])
    let data = Data(referencing: SecCertificateCopyData(leaf))
    #expect(SecCertificateCreateWithData(nil, data as CFData) == leaf)
    for count in 0..<data.count { #expect(SecCertificateCreateWithData(nil, data.prefix(count) as CFData) == nil) }
    let rsa = try #require(Certificates.rsa.flatMap { SecCertificateCopyKey($0) })
    #expect(SecKeyGetBlockSize(rsa) == 128)
  }

  @Test("a chain is trusted if it ends at an anchor of the app, and is for the host of the policy")
  func chains() throws {
    let (root, leaf) = (try #require(Certificates.root), try #require(Certificates.leaf))
    for (host, status) in [
      ("shop.example.org", nil), ("a.cdn.example.org", nil), ("cdn.example.org", errSecHostNameMismatch),
      ("a.b.cdn.example.org", errSecHostNameMismatch), ("example.org", errSecHostNameMismatch),
    ] {
      let trust = try trust([leaf], SecPolicyCreateSSL(true, host as CFString), anchors: [root])
      #expect(failure(trust) == status, "\(host)")
      #expect(SecTrustGetCertificateCount(trust) == 2 && SecTrustGetCertificateAtIndex(trust, 1) == root)
    }
    let alone = try trust([leaf, root], SecPolicyCreateBasicX509(), anchors: [])
    #expect(failure(alone) == errSecNotTrusted)
    var result = SecTrustResultType.invalid
    SecTrustGetTrustResult(alone, &result)
    #expect(result == .recoverableTrustFailure)
    #expect(SecTrustSetExceptions(alone, SecTrustCopyExceptions(alone)) && failure(alone) == nil)
    let pinned = try trust([leaf], SecPolicyCreateBasicX509(), anchors: [leaf])
    #expect(failure(pinned) == nil)
    SecTrustSetVerifyDate(pinned, Date(timeIntervalSince1970: 0) as CFDate)
    #expect(failure(pinned) == errSecCertificateExpired)
  }
}

@Suite("Keys on elliptic curves")
struct SecKeyTests {
  @Test("a key signs, and its public key verifies", arguments: [256, 384, 521])
  func signing(bits: Int) throws {
    let attributes: [String: Any] = [
      kSecAttrKeyType as String: kSecAttrKeyTypeECSECPrimeRandom, kSecAttrKeySizeInBits as String: bits,
    ]
    let key = try #require(SecKeyCreateRandomKey(attributes as CFDictionary, nil))
    let publicKey = try #require(SecKeyCopyPublicKey(key))
    let text = Data("text".utf8) as CFData
    let algorithm = SecKeyAlgorithm.ecdsaSignatureMessageX962SHA256
    #expect(SecKeyIsAlgorithmSupported(key, .sign, algorithm) && !SecKeyIsAlgorithmSupported(key, .decrypt, algorithm))
    for scheme in [
      SecKeyAlgorithm.eciesEncryptionCofactorX963SHA256AESGCM, .eciesEncryptionCofactorVariableIVX963SHA256AESGCM,
    ] {
      let secret = try #require(SecKeyCreateEncryptedData(publicKey, scheme, text, nil))
      // The key, the text and the authentication code.
      #expect(secret.length == 1 + 2 * ((bits + 7) / 8) + 4 + 16)
      #expect(SecKeyCreateDecryptedData(key, scheme, secret, nil) == text)
      var damaged = Data(referencing: secret)
      damaged[damaged.count - 1] ^= 1
      var failure: Unmanaged<CFError>?
      #expect(SecKeyCreateDecryptedData(key, scheme, damaged as CFData, &failure) == nil)
      #expect(failure?.takeRetainedValue().code == Int(errSecDecode))
    }
    let signature = try #require(SecKeyCreateSignature(key, algorithm, text, nil))
    #expect(SecKeyVerifySignature(publicKey, algorithm, text, signature, nil))
    var error: Unmanaged<CFError>?
    #expect(!SecKeyVerifySignature(publicKey, algorithm, Data("other".utf8) as CFData, signature, &error))
    #expect(error?.takeRetainedValue().code == Int(errSecVerifyFailed))
    let exported = try #require(SecKeyCopyExternalRepresentation(key, nil))
    var values = attributes
    values[kSecAttrKeyClass as String] = kSecAttrKeyClassPrivate
    #expect(SecKeyCreateWithData(exported, values as CFDictionary, nil) == key)
    let other = try #require(SecKeyCreateRandomKey(attributes as CFDictionary, nil))
    let secrets = [(key, other), (other, key)].map { own, theirs in
      SecKeyCopyPublicKey(theirs).flatMap {
        SecKeyCopyKeyExchangeResult(own, .ecdhKeyExchangeStandard, $0, [:] as CFDictionary, nil)
      }
    }
    #expect(secrets[0] != nil && secrets[0] == secrets[1])
  }

  @Test("a key of RSA cannot be created")
  func rsa() {
    var error: Unmanaged<CFError>?
    let attributes: [String: Any] = [kSecAttrKeyType as String: kSecAttrKeyTypeRSA]
    #expect(SecKeyCreateRandomKey(attributes as CFDictionary, &error) == nil)
    #expect(error?.takeRetainedValue().code == Int(errSecUnimplemented))
  }
}
