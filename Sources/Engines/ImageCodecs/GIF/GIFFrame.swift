/// The position of a GIF's frame on the canvas. A frame may extend beyond the canvas.
struct GIFFrame {
  let x: Int
  let y: Int
  let width: Int
  let height: Int
  let flags: UInt8

  var hasColors: Bool { flags & 0x80 != 0 }
  var colorCount: Int { 2 << Int(flags & 7) }
  private var isInterlaced: Bool { flags & 0x40 != 0 }

  func draw(_ indices: [UInt8], _ colors: [UInt32], transparent: UInt8?, onto canvas: inout PixelImage) {
    let columns = min(width, canvas.width - x)
    guard columns > 0 else { return }
    let canvasHeight = canvas.height
    let bytesPerRow = canvas.bytesPerRow
    canvas.bytes.withUnsafeMutableBytes { pixels in
      for (stored, row) in rows.enumerated() where y + row < canvasHeight {
        for column in 0..<columns {
          let index = indices[stored * width + column]
          if index == transparent || Int(index) >= colors.count { continue }
          pixels.storeBytes(
            of: colors[Int(index)].littleEndian, toByteOffset: (y + row) * bytesPerRow + (x + column) * 4,
            as: UInt32.self)
        }
      }
    }
  }

  func clear(_ canvas: inout PixelImage) {
    let columns = min(width, canvas.width - x)
    guard columns > 0 else { return }
    for row in y..<max(min(y + height, canvas.height), y) {
      let start = row * canvas.bytesPerRow + x * 4
      canvas.bytes.replaceSubrange(start..<start + columns * 4, with: repeatElement(0, count: columns * 4))
    }
  }

  /// The rows in the order in which they are stored.
  private var rows: [Int] {
    guard isInterlaced else { return Array(0..<height) }
    return [(0, 8), (4, 8), (2, 4), (1, 2)].flatMap { Array(stride(from: $0.0, to: height, by: $0.1)) }
  }
}
