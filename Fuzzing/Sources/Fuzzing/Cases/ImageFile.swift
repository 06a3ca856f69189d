import Foundation
import ImageCodecs

/// An image file in which some bytes are changed, moved or removed.
package struct ImageFile: FuzzCase {
  private var bytes: [UInt8]

  package init(seed: UInt64) {
    var dice = Dice(seed: seed)
    bytes = Self.whole(&dice)
    let kind = ImageFormat(sniffing: bytes)
    if dice.once(in: 2) {
      Self.damageGently(&bytes, &dice)
    } else {
      for _ in 0..<dice.roll(6) where !bytes.isEmpty { Self.damage(&bytes, &dice) }
    }
    // With valid checksums, most of the damage is read beyond the checksums.
    if kind == .png, !dice.once(in: 3) { Self.sumUp(&bytes) }
  }

  private init(_ bytes: [UInt8]) { self.bytes = bytes }

  package var text: String { Data(bytes).base64EncodedString() }

  package var simpler: [ImageFile] { bytes.withoutParts.map { ImageFile($0) } }

  @MainActor
  package func run(noting coverage: inout Coverage) throws {
    do throws(ImageCodecError) {
      let image = try ImageDecoder.decode(bytes)
      let (width, height) = (image.pixels.width, image.pixels.height)
      guard width > 0, height > 0, image.pixels.bytes.count >= height * image.pixels.bytesPerRow else {
        throw ImageCodecError.unknownFormat(start: [])
      }
      coverage.note("\(image.format) read")
      if image.format == .gif { coverage.note("frames", (try? GIFDecoder.decodeAnimation(bytes).count) ?? 0) }
      // An image that was read can be written, and is equal when it is read again.
      guard width * height <= 1 << 16 else { return }
      let copy = try ImageDecoder.decode(PNGEncoder.encode(image.pixels))
      coverage.note(copy.pixels.width == width && copy.pixels.height == height ? "written" : "written in another size")
    } catch {
      coverage.note("refused")
    }
  }

  // MARK: - Files to damage

  private static func whole(_ dice: inout Dice) -> [UInt8] {
    switch dice.roll(6) {
    case 0, 1: return PNGEncoder.encode(picture(&dice))
    case 2:
      let image = picture(&dice)
      let file = (try? JPEGEncoder.encode(image, quality: Double(dice.roll(100)) / 100)) ?? []
      return dice.once(in: 2) ? turned(file, &dice) : file
    case 3: return plainPNG(&dice)
    case 4: return gif(&dice)
    default: return dice.pick(webP)
    }
  }

  private static func picture(_ dice: inout Dice) -> PixelImage {
    var image = PixelImage(width: 1 + dice.roll(40), height: 1 + dice.roll(40))
    // Some rows are plain and some are noise, so that all filters of rows are used.
    for start in stride(from: 0, to: image.bytes.count, by: 4) {
      let alpha = dice.once(in: 3) ? dice.roll(256) : 255
      for channel in 0..<3 { image.bytes[start + channel] = UInt8(min(alpha, start % 256 + dice.roll(8))) }
      image.bytes[start + 3] = UInt8(alpha)
    }
    return image
  }

  /// Returns a PNG of any color type and depth, whose rows are stored without compression.
  private static func plainPNG(_ dice: inout Dice) -> [UInt8] {
    let (width, height) = (1 + dice.roll(20), 1 + dice.roll(20))
    let (type, depth) = (dice.pick([0, 2, 3, 4, 6] as [UInt8]), dice.pick([1, 2, 4, 8, 16] as [UInt8]))
    let channels = [0: 1, 2: 3, 3: 1, 4: 2, 6: 4][type] ?? 1
    var rows: [UInt8] = []
    for _ in 0..<height {
      rows.append(UInt8(dice.roll(6)))
      for _ in 0..<(width * channels * Int(depth) + 7) / 8 { rows.append(UInt8(dice.roll(256))) }
    }
    var stream: [UInt8] = [0x78, 1, 1] + little(rows.count) + little(~rows.count) + rows
    let (a, b) = rows.reduce((1, 0)) { (($0.0 + Int($1)) % 65521, ($0.1 + ($0.0 + Int($1)) % 65521) % 65521) }
    stream += big(b << 16 | a)
    let header = big(width) + big(height) + [depth, type, 0, 0, UInt8(dice.roll(2))]
    var file: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A] + chunk("IHDR", header)
    if type == 3 || dice.once(in: 6) {
      file += chunk("PLTE", (0..<3 * (1 + dice.roll(16))).map { _ in UInt8(dice.roll(256)) })
    }
    if dice.once(in: 3) { file += chunk("tRNS", (0..<1 + dice.roll(8)).map { _ in UInt8(dice.roll(256)) }) }
    return file + chunk("IDAT", stream) + chunk("IEND", [])
  }

  private static func chunk(_ name: String, _ data: [UInt8]) -> [UInt8] {
    let body = Array(name.utf8) + data
    return big(data.count) + body + big(Int(checksum(body[...])))
  }

  /// Adds an EXIF segment with an orientation to a JPEG (TIFF 6.0, section 2).
  private static func turned(_ file: [UInt8], _ dice: inout Dice) -> [UInt8] {
    let isLittle = dice.once(in: 2)
    func number(_ value: Int, _ count: Int) -> [UInt8] {
      let digits = (0..<count).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
      return isLittle ? digits : digits.reversed()
    }
    var directory = number(1 + dice.roll(2), 2)
    for tag in [0x0112, 0x8769].prefix(dice.once(in: 3) ? 2 : 1) {
      directory += number(tag, 2) + number(3, 2) + number(1, 4) + number(dice.roll(10), 2) + [0, 0]
    }
    let body = Array("Exif\0\0".utf8) + Array((isLittle ? "II" : "MM").utf8) + number(42, 2) + number(8, 4) + directory
    return file.prefix(2) + [0xFF, 0xE1, UInt8((body.count + 2) >> 8), UInt8(truncatingIfNeeded: body.count + 2)] + body
      + file.dropFirst(2)
  }

  /// Returns a GIF of up to three frames, with codes of constantly nine bits.
  private static func gif(_ dice: inout Dice) -> [UInt8] {
    let (width, height) = (1 + dice.roll(16), 1 + dice.roll(16))
    var file = Array("GIF89a".utf8) + little(width) + little(height) + [0x81, 0, 0]
    file += (0..<12).map { _ in UInt8(dice.roll(256)) }
    for _ in 0...dice.roll(3) {
      file += [0x21, 0xF9, 4, UInt8(dice.roll(32))] + little(dice.roll(100)) + [UInt8(dice.roll(4)), 0]
      // Some frames are outside the canvas, completely or partly.
      let (x, y) = dice.once(in: 3) ? (dice.roll(40), dice.roll(40)) : (0, 0)
      file += [0x2C] + little(x) + little(y) + little(width) + little(height) + [dice.once(in: 2) ? 0x40 : 0, 8]
      var (bits, count, data) = (256, 9, [UInt8]())
      for code in (0..<width * height).map({ _ in dice.roll(4) }) + [257, 0] {
        bits |= code << count
        count += 9
        while count >= 8 {
          data.append(UInt8(bits & 255))
          (bits, count) = (bits >> 8, count - 8)
        }
      }
      for start in stride(from: 0, to: data.count, by: 255) {
        let block = data[start..<min(start + 255, data.count)]
        file += [UInt8(block.count)] + block
      }
      file.append(0)
    }
    return file + [0x3B]
  }

  /// Four by two pixels lossless, and sixteen by eight lossy.
  private static let webP = [
    "UklGRigAAABXRUJQVlA4TBwAAAAvA0AAEBcQAoIi/0fbfwFB0XXLhU/DC0oj+h8C",
    "UklGRkQAAABXRUJQVlA4IDgAAAAwAgCdASoQAAgAAMASJaACdLoB+AH4gARoAAD+/Suf/9+gm/93m/10S8z/60c//rRlcH9aOb+gAA==",
  ].map { [UInt8](Data(base64Encoded: $0) ?? Data()) }

  private static func little(_ number: Int) -> [UInt8] { [UInt8(number & 255), UInt8(number >> 8 & 255)] }

  private static func big(_ number: Int) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
  }

  // MARK: - Damage

  private static func damage(_ bytes: inout [UInt8], _ dice: inout Dice) {
    let index = dice.roll(bytes.count)
    switch dice.roll(8) {
    case 0: bytes[index] ^= 1 << UInt8(dice.roll(8))
    case 1: bytes[index] = dice.pick([0, 1, 0x7F, 0x80, 0xFF])
    case 2: bytes.removeSubrange(index..<min(index + 1 + dice.roll(8), bytes.count))
    case 3: bytes.insert(contentsOf: bytes[index..<min(index + 1 + dice.roll(64), bytes.count)], at: index)
    case 4: bytes.removeLast(dice.roll(bytes.count))
    case 5:
      for place in index..<min(index + 4, bytes.count) { bytes[place] = UInt8(dice.roll(256)) }
    case 6: bytes.swapAt(index, dice.roll(bytes.count))
    default:
      // Sizes and lengths are near the beginning.
      let place = dice.roll(min(40, bytes.count))
      bytes[place] = UInt8(dice.roll(256))
    }
  }

  /// Changes one or two bytes after the beginning. Most of these files are readable, with changed pixels.
  private static func damageGently(_ bytes: inout [UInt8], _ dice: inout Dice) {
    let head = 48
    guard bytes.count > head else { return }
    for _ in 0...dice.roll(2) { bytes[head + dice.roll(bytes.count - head)] ^= 1 << UInt8(dice.roll(8)) }
  }

  /// Updates the checksums in the chunks of a PNG.
  private static func sumUp(_ bytes: inout [UInt8]) {
    var start = 8
    while start + 12 <= bytes.count {
      let length = bytes[start..<start + 4].reduce(0) { $0 << 8 | Int($1) }
      let end = start + 8 + length
      guard end + 4 <= bytes.count else { return }
      bytes.replaceSubrange(end..<end + 4, with: big(Int(checksum(bytes[start + 4..<end]))))
      start = end + 4
    }
  }

  /// Returns the CRC-32 as in PNG.
  private static func checksum(_ bytes: ArraySlice<UInt8>) -> UInt32 {
    var sum: UInt32 = .max
    for byte in bytes {
      sum ^= UInt32(byte)
      for _ in 0..<8 { sum = sum & 1 == 0 ? sum >> 1 : sum >> 1 ^ 0xEDB8_8320 }
    }
    return ~sum
  }
}
