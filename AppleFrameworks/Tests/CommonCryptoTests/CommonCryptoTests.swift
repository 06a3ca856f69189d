import CommonCrypto
import Foundation
import Testing

@Suite("Digests")
struct CommonCryptoTests {
  private func hex(_ bytes: [UInt8]) -> String { bytes.map { String(format: "%02x", $0) }.joined() }

  /// - Source: RFC 1321, A.5; FIPS 180-2, appendices A and B
  @Test("are those of the standards' examples")
  func examples() {
    let data = Data("abc".utf8)
    func digest(_ length: Int32, _ function: (UnsafeRawPointer, CC_LONG, UnsafeMutablePointer<UInt8>) -> Void) -> String
    {
      var result = [UInt8](repeating: 0, count: Int(length))
      data.withUnsafeBytes { function($0.baseAddress!, CC_LONG(data.count), &result) }
      return hex(result)
    }
    #expect(digest(CC_MD5_DIGEST_LENGTH) { CC_MD5($0, $1, $2) } == "900150983cd24fb0d6963f7d28e17f72")
    #expect(digest(CC_SHA1_DIGEST_LENGTH) { CC_SHA1($0, $1, $2) } == "a9993e364706816aba3e25717850c26c9cd0d89d")
    #expect(
      digest(CC_SHA256_DIGEST_LENGTH) { CC_SHA256($0, $1, $2) }
        == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
    #expect(digest(CC_SHA512_DIGEST_LENGTH) { CC_SHA512($0, $1, $2) }.hasPrefix("ddaf35a193617abacc417349ae204131"))
  }

  /// - Source: RFC 4231, 4.3
  @Test("a message's code is that of the standard's example")
  func code() {
    let (key, message) = (Array("Jefe".utf8), Array("what do ya want for nothing?".utf8))
    var result = [UInt8](repeating: 0, count: Int(CC_SHA256_DIGEST_LENGTH))
    CCHmac(CCHmacAlgorithm(kCCHmacAlgSHA256), key, key.count, message, message.count, &result)
    #expect(hex(result) == "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843")
  }
}
