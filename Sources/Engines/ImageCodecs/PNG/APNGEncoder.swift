internal import CImageRows
import Foundation

/// An encoder for animated PNG, whose output is the same on every machine. Programs that don't support animations
/// display the first frame.
///
/// Each frame contains only the rows that differ from the previous one. "Portable Network Graphics (PNG) Specification
/// (Third Edition)", section 11.3.2.
package struct APNGEncoder {
  private struct Frame {
    var firstRow: Int
    var rows: Int
    /// The duration, in units of time.
    var units: Int
    var data: [UInt8]
  }

  private let width: Int
  private let height: Int
  /// The number of frames in a second.
  private let rate: Int
  private var frames: [Frame] = []
  private var last: [UInt8] = []

  /// Creates an encoder.
  ///
  /// - Parameter framesPerSecond: A number from 1 to 65535.
  package init(width: Int, height: Int, framesPerSecond: Int) {
    PixelImage.checkSize(width: width, height: height, bytesPerRow: width * 4)
    self.width = width
    self.height = height
    rate = min(max(framesPerSecond, 1), 65535)
  }

  /// The number of frames that differ from their predecessors.
  package var frameCount: Int { frames.count }

  /// Adds a frame of pixels in the layout of `PixelImage`.
  package mutating func add(_ pixels: UnsafeRawBufferPointer, bytesPerRow: Int) {
    var tight = [UInt8](repeating: 0, count: width * 4 * height)
    tight.withUnsafeMutableBytes { target in
      for row in 0..<height {
        memcpy(target.baseAddress! + row * width * 4, pixels.baseAddress! + row * bytesPerRow, width * 4)
      }
    }
    guard let changed = changedRows(tight) else {
      // An unchanged frame extends the duration of the last one.
      frames[frames.count - 1].units += 1
      return
    }
    let data = tight.withUnsafeBytes { compress($0, changed) }
    frames.append(Frame(firstRow: changed.lowerBound, rows: changed.count, units: 1, data: data))
    last = tight
  }

  /// Returns the rows that differ from the last frame, or `nil` if none does.
  private func changedRows(_ pixels: [UInt8]) -> Range<Int>? {
    guard !last.isEmpty else { return 0..<height }
    return pixels.withUnsafeBytes { new in
      last.withUnsafeBytes { old in
        func isSame(_ row: Int) -> Bool {
          memcmp(new.baseAddress! + row * width * 4, old.baseAddress! + row * width * 4, width * 4) == 0
        }
        guard let first = (0..<height).first(where: { !isSame($0) }) else { return nil }
        let end = (first..<height).last { !isSame($0) } ?? first
        return first..<end + 1
      }
    }
  }

  private func compress(_ pixels: UnsafeRawBufferPointer, _ rows: Range<Int>) -> [UInt8] {
    let first = pixels.baseAddress!.assumingMemoryBound(to: UInt8.self) + rows.lowerBound * width * 4
    let writer = UnsafeMutablePointer<vc_writer>.allocate(capacity: 1)
    defer { writer.deallocate() }
    vc_crc_begin(&writer.pointee.crc)
    let zeros = [UInt8](repeating: 0, count: width * 4)
    let room = UnsafeMutablePointer<UInt8>.allocate(capacity: vc_rows_bound(width, rows.count, 0))
    defer { room.deallocate() }
    let count = vc_write_rows(writer, first, width, rows.count, width * 4, 0, zeros, room)
    return Array(UnsafeBufferPointer(start: room, count: count))
  }

  /// Returns the file.
  ///
  /// - Parameter plays: The number of repetitions, or 0 for an endless animation.
  package func file(plays: Int = 0) -> [UInt8] {
    let writer = UnsafeMutablePointer<vc_writer>.allocate(capacity: 1)
    defer { writer.deallocate() }
    vc_crc_begin(&writer.pointee.crc)
    let size = frames.reduce(0) { $0 + $1.data.count + 64 }
    var file = PNGChunkWriter(crc: &writer.pointee.crc, capacity: size + 200)
    let number = PNGChunkWriter.bytes
    file.add("IHDR", number(width) + number(height) + [8, 6, 0, 0, 0])
    file.add("acTL", number(frames.count) + number(plays))
    file.add("sRGB", [0])
    var sequence = 0
    for (index, frame) in frames.enumerated() {
      let units = min(frame.units, 65535)
      let delay = [UInt8(units >> 8), UInt8(units & 255), UInt8(rate >> 8), UInt8(rate & 255)]
      // A frame remains after its duration, and the next one replaces its rows, including alpha.
      file.add(
        "fcTL",
        number(sequence) + number(width) + number(frame.rows) + number(0) + number(frame.firstRow) + delay + [0, 0])
      sequence += 1
      if index == 0 {
        file.add("IDAT", frame.data)
      } else {
        file.add("fdAT", number(sequence) + frame.data)
        sequence += 1
      }
    }
    file.add("IEND", [])
    return file.bytes
  }
}
