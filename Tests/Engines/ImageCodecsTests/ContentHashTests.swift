import ImageCodecs
import Testing

@Suite("Hashes of contents")
struct ContentHashTests {
  /// The values are the published results of XXH64 with seed 0.
  @Test(
    "known texts have the published hashes",
    arguments: [
      ("", "ef46db3751d8e999"), ("a", "d24ec4f1a98c6e5b"), ("abc", "44bc2cf5ad770999"),
      ("Nobody inspects the spammish repetition", "fbcea83c8a378bf1"),
    ])
  func known(_ text: String, _ hash: String) {
    #expect(ContentHash(of: [UInt8](text.utf8)).description == hash)
  }

  @Test("each bit of each pixel counts, the size does, and what lies between rows does not")
  func pixels() {
    var image = PixelImage(width: 5, height: 3)
    for index in image.bytes.indices { image.bytes[index] = UInt8(truncatingIfNeeded: index * 37) }
    let hash = ContentHash(of: image)
    var seen: Set<ContentHash> = [hash]
    for index in image.bytes.indices {
      for bit in 0..<8 {
        var other = image
        other.bytes[index] ^= 1 << bit
        seen.insert(ContentHash(of: other))
      }
    }
    #expect(seen.count == 1 + image.bytes.count * 8)
    #expect(ContentHash(of: PixelImage(width: 3, height: 5, bytesPerRow: 12, bytes: image.bytes)) != hash)
    var rows: [UInt8] = []
    for row in 0..<3 { rows += image.bytes[row * 20..<row * 20 + 20] + [9, UInt8(row), 7, 7] }
    #expect(ContentHash(of: PixelImage(width: 5, height: 3, bytesPerRow: 24, bytes: rows)) == hash)
  }
}
