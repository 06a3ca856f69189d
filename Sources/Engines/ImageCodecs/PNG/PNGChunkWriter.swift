internal import CImageRows

/// Puts chunks together: length, type, data, checksum.
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

  /// Four bytes, the highest first.
  static func bytes(_ number: Int) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
  }
}
