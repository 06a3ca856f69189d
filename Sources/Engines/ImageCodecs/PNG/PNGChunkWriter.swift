internal import CImageRows

/// A writer of chunks, which consist of length, type, data and checksum.
struct PNGChunkWriter {
  private let crc: UnsafePointer<vc_crc_tables>
  private(set) var bytes = ImageFormat.pngSignature

  init(crc: UnsafePointer<vc_crc_tables>, capacity: Int) {
    self.crc = crc
    bytes.reserveCapacity(capacity)
  }

  mutating func add(_ type: String, _ data: [UInt8]) {
    data.withUnsafeBufferPointer { add(type, $0) }
  }

  mutating func add(_ type: String, _ data: UnsafeBufferPointer<UInt8>) {
    let name = Array(type.utf8)
    bytes += PNGChunkWriter.bytes(data.count)
    bytes += name
    bytes += data
    bytes += PNGChunkWriter.bytes(Int(vc_crc(crc, vc_crc(crc, 0, name, name.count), data.baseAddress, data.count)))
  }

  /// Returns four bytes in big-endian order.
  static func bytes(_ number: Int) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
  }
}
