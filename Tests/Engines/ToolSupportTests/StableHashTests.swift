import Testing
import ToolSupport

@Suite("Stable hashes")
struct StableHashTests {
  /// The values are the published results of FNV-1a.
  @Test(
    "hashes are the published ones",
    arguments: [("", 0xcbf2_9ce4_8422_2325), ("a", 0xaf63_dc4c_8601_ec8c), ("foobar", 0x8594_4171_f739_67e8)]
      as [(String, UInt64)])
  func values(text: String, value: UInt64) {
    #expect(StableHash(of: text.utf8).value == value)
    #expect(StableHash.text(of: text) == String(value, radix: 16))
  }

  @Test(
    "short hashes are the published ones of 32 bits, in base 36",
    arguments: [("", 0x811c_9dc5), ("a", 0xe40c_292c), ("foobar", 0xbf9c_f968)] as [(String, UInt32)])
  func shortValues(text: String, value: UInt32) {
    #expect(StableHash.short(of: text) == String(value, radix: 36))
  }

  @Test("texts do not run together, and a missing text differs from an empty one")
  func parts() {
    func hash(_ parts: [String?]) -> UInt64 {
      var hash = StableHash()
      for part in parts { hash.combine(part) }
      return hash.value
    }
    #expect(hash(["ab", "c"]) != hash(["a", "bc"]))
    #expect(hash([nil]) != hash([""]))
    #expect(hash(["a"]) == hash(["a"]))
  }
}
