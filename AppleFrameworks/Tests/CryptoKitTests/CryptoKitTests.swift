import CryptoKit
import Foundation
import Testing

@Suite("CryptoKit")
struct CryptoKitTests {
  @Test("digests are those of the standards")
  func digests() {
    // FIPS 180-4 and RFC 1321: of "abc".
    let data = Data("abc".utf8)
    #expect(
      SHA256.hash(data: data).map { String(format: "%02x", $0) }.joined()
        == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
    #expect(
      Insecure.MD5.hash(data: data).map { String(format: "%02x", $0) }.joined() == "900150983cd24fb0d6963f7d28e17f72")
  }

  @Test("what is sealed opens with its key only")
  func sealing() throws {
    let key = SymmetricKey(size: .bits256)
    let box = try AES.GCM.seal(Data("secret".utf8), using: key)
    #expect(try AES.GCM.open(box, using: key) == Data("secret".utf8))
    #expect(throws: CryptoKitError.self) { try AES.GCM.open(box, using: SymmetricKey(size: .bits256)) }
  }

  @Test("there is no Secure Enclave")
  func enclave() { #expect(!SecureEnclave.isAvailable) }
}
