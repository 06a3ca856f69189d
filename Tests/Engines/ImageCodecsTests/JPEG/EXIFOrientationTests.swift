import Testing

@testable import ImageCodecs

@Suite("The orientation in a JPEG's EXIF segment")
struct EXIFOrientationTests {
  /// Returns a gray JPEG with an EXIF segment that contains the orientation and one other entry.
  private func file(orientation: UInt16, isLittleEndian: Bool) -> [UInt8] {
    func short(_ value: UInt16) -> [UInt8] {
      let bytes = [UInt8(value >> 8), UInt8(value & 255)]
      return isLittleEndian ? bytes.reversed() : bytes
    }
    func long(_ value: UInt16) -> [UInt8] { isLittleEndian ? short(value) + [0, 0] : [0, 0] + short(value) }
    var tiff = Array((isLittleEndian ? "II" : "MM").utf8) + short(42) + long(8) + short(2)
    tiff += short(0x010F) + short(2) + long(4) + [65, 66, 67, 0]
    tiff += short(0x0112) + short(3) + long(1) + short(orientation) + [0, 0]
    tiff += long(0)
    let segment = Array("Exif\0\0".utf8) + tiff
    let count = UInt16(segment.count + 2)
    return [0xFF, 0xD8, 0xFF, 0xE1, UInt8(count >> 8), UInt8(count & 255)] + segment + JPEGFixtures.gray.dropFirst(2)
  }

  @Test("is read in both byte orders", arguments: ImageOrientation.allCases)
  func orders(orientation: ImageOrientation) throws {
    for isLittleEndian in [true, false] {
      let file = file(orientation: UInt16(orientation.rawValue), isLittleEndian: isLittleEndian)
      let image = try ImageDecoder.decode(file)
      #expect(image.orientation == orientation)
      #expect(image.pixels.width == 8)
    }
  }

  @Test("is up where it is missing or no number from 1 to 8")
  func missing() throws {
    #expect(try ImageDecoder.decode(JPEGFixtures.gray).orientation == .up)
    for number in [0, 9, 65_535] as [UInt16] {
      #expect(try ImageDecoder.decode(file(orientation: number, isLittleEndian: true)).orientation == .up)
    }
  }

  @Test("a segment with wrong offsets is passed over")
  func damaged() {
    let file = file(orientation: 6, isLittleEndian: true)
    for at in 6..<60 {
      for value in [0, 127, 255] as [UInt8] {
        var damaged = file
        damaged[at] = value
        _ = EXIFOrientation.read(fromJPEG: damaged)
        _ = EXIFOrientation.read(fromJPEG: Array(damaged.prefix(at)))
      }
    }
    #expect(EXIFOrientation.read(fromJPEG: file) == .right)
  }

  @Test("a quarter turn swaps width and height")
  func swapping() {
    #expect(ImageOrientation.allCases.filter(\.swapsSides) == [.leftMirrored, .right, .rightMirrored, .left])
  }
}
