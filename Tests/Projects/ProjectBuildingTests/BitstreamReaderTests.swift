import Testing

@testable import ProjectBuilding

@Suite("Records of a bitstream") struct BitstreamReaderTests {
  /// Returns a file that begins with `DEPS` and continues with bits, the first one first.
  private func file(_ bits: String) -> [UInt8] {
    var bytes = Array("DEPS".utf8)
    let bits = Array(bits.utf8) + Array(repeating: UInt8(ascii: "0"), count: 512)
    for start in stride(from: 0, to: bits.count - 7, by: 8) {
      bytes.append((0..<8).reduce(0) { $0 | (bits[start + $1] == UInt8(ascii: "1") ? 1 << UInt8($1) : 0) })
    }
    return bytes
  }

  /// The beginning of a block, up to the width of its abbreviations: its kind, 8, in groups of eight bits.
  private static let block = "10" + "00010000"

  @Test(
    "a width of abbreviations that no file has is no reason to stop",
    arguments: [
      "0000", String(repeating: "1111", count: 20) + "1110", String(repeating: "1111", count: 21) + "1100",
      "1001" + "1000",
    ])
  func widths(_ width: String) {
    #expect(BitstreamReader.records(of: file(Self.block + width), magic: "DEPS") == nil)
  }

  @Test("a file of another kind, or cut short, has none")
  func others() {
    #expect(BitstreamReader.records(of: Array("SPED".utf8), magic: "DEPS") == nil)
    #expect(BitstreamReader.records(of: Array(file(Self.block + "0100").prefix(8)), magic: "DEPS") == nil)
    #expect(BitstreamReader.records(of: Array("DEPS".utf8), magic: "DEPS") == [])
  }
}
