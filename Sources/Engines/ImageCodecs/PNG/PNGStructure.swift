/// The structure of a PNG file: its chunks, and the content of the first one.
///
/// libpng reads the pixels. This type reads the chunks first, to report the byte at which a file is truncated, and to
/// reject sizes before memory is allocated.
struct PNGStructure {
  /// The width from IHDR, in pixels.
  let width: Int
  let height: Int
  let bitDepth: Int
  let colorType: Int
  /// The total size of all IDAT chunks, in bytes.
  let compressedByteCount: Int

  init(_ bytes: [UInt8]) throws(ImageCodecError) {
    let signature = ImageFormat.pngSignature
    guard bytes.starts(with: signature.prefix(bytes.count)) else {
      throw .corrupt(.png, offset: 0, reason: "it does not begin with PNG's signature")
    }
    var offset = signature.count
    var header: (width: Int, height: Int, bitDepth: Int, colorType: Int)?
    var compressedByteCount = 0
    while true {
      guard offset + 8 <= bytes.count else { throw .truncated(.png, offset: bytes.count) }
      let length = PNGStructure.number(bytes, at: offset)
      let type = String(decoding: bytes[offset + 4..<offset + 8], as: Unicode.ASCII.self)
      guard length < 1 << 31 else {
        throw .corrupt(.png, offset: offset, reason: "a chunk of \(length) bytes")
      }
      if header == nil {
        guard type != "CgBI" else {
          throw .unsupported(.png, reason: "it has Xcode's format for devices (CgBI)")
        }
        guard type == "IHDR", length == 13 else {
          throw .corrupt(.png, offset: offset, reason: "it does not begin with a header (IHDR)")
        }
      }
      // A checksum of four bytes follows the data.
      guard offset + 12 + length <= bytes.count else { throw .truncated(.png, offset: bytes.count) }
      let data = offset + 8
      switch type {
      case "IHDR" where header == nil:
        header = (
          PNGStructure.number(bytes, at: data), PNGStructure.number(bytes, at: data + 4), Int(bytes[data + 8]),
          Int(bytes[data + 9])
        )
      case "IDAT": compressedByteCount += length
      default: break
      }
      offset += 12 + length
      if type == "IEND" { break }
    }
    guard let header, header.width > 0, header.height > 0 else {
      throw .corrupt(.png, offset: signature.count + 8, reason: "it has no pixels")
    }
    (width, height, bitDepth, colorType) = header
    self.compressedByteCount = compressedByteCount
  }

  /// Whether the compressed data is large enough for the pixels: one byte expands to at most 1032.
  var canHoldItsPixels: Bool {
    let samples = [0: 1, 2: 3, 3: 1, 4: 2, 6: 4][colorType] ?? 1
    let (bits, overflow) = width.multipliedReportingOverflow(by: samples * max(bitDepth, 1))
    guard !overflow, bits / 8 <= Int.max / 2 / height else { return false }
    return bits / 8 * height / 1032 <= compressedByteCount
  }

  /// Returns a number of four bytes in big-endian order.
  private static func number(_ bytes: [UInt8], at offset: Int) -> Int {
    bytes[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) }
  }
}
