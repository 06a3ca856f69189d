/// A reader that parses the blocks of a GIF and draws the frames on a canvas.
struct GIFReader {
  /// The content of the canvas after the last frame.
  private(set) var canvas: PixelImage
  /// Whether every pixel of the canvas has been drawn.
  var isOpaque: Bool { stride(from: 3, to: canvas.bytes.count, by: 4).allSatisfy { canvas.bytes[$0] == 255 } }

  private let bytes: [UInt8]
  private let limits: ImageLimits
  private var offset: Int
  private var globalColors: [UInt32] = []
  /// The disposal of the last frame, which is performed before the next frame is drawn.
  private var pendingDisposal: (disposal: GIFControl.Disposal, frame: GIFFrame, before: PixelImage?)?

  init(_ bytes: [UInt8], limits: ImageLimits) throws(ImageCodecError) {
    self.bytes = bytes
    self.limits = limits
    guard bytes.count >= 13 else { throw .truncated(.gif, offset: bytes.count) }
    let (width, height) = (Int(bytes[6]) | Int(bytes[7]) << 8, Int(bytes[8]) | Int(bytes[9]) << 8)
    guard width > 0, height > 0 else { throw .corrupt(.gif, offset: 6, reason: "it has no pixels") }
    try limits.check(width: width, height: height, format: .gif)
    canvas = PixelImage(width: width, height: height)
    offset = 13
    if bytes[10] & 0x80 != 0 { globalColors = try readColors(count: 2 << Int(bytes[10] & 7)) }
  }

  /// Draws the next frame, and returns its duration in seconds, or nil at the end of the file.
  mutating func nextFrame() throws(ImageCodecError) -> Double? {
    var control = GIFControl()
    while true {
      switch try byte() {
      case 0x21:
        if try byte() == 0xF9 {
          let data = try readBlocks(limit: 255)
          if data.count >= 4 { control = GIFControl(data) }
        } else {
          try skipBlocks()
        }
      case 0x2C:
        try drawFrame(control)
        return control.duration
      case 0x3B:
        return nil
      default:
        throw .corrupt(.gif, offset: offset - 1, reason: "expected a block")
      }
    }
  }

  // MARK: - Pictures

  private mutating func drawFrame(_ control: GIFControl) throws(ImageCodecError) {
    disposeOfLastFrame()
    let frame = GIFFrame(
      x: try word(), y: try word(), width: try word(), height: try word(), flags: try byte())
    guard frame.width > 0, frame.height > 0 else {
      throw .corrupt(.gif, offset: offset, reason: "a picture without pixels")
    }
    try limits.check(width: frame.width, height: frame.height, format: .gif)
    let colors = frame.hasColors ? try readColors(count: frame.colorCount) : globalColors
    let codeSize = Int(try byte())
    guard (1...11).contains(codeSize) else {
      throw .corrupt(.gif, offset: offset - 1, reason: "codes of \(codeSize) bits")
    }
    let start = offset
    let data = try readBlocks(limit: .max)
    let indices = GIFCodes(data, codeSize: codeSize).decode(count: frame.width * frame.height)
    guard indices.count == frame.width * frame.height else {
      throw .corrupt(.gif, offset: start, reason: "a picture of too few pixels")
    }
    let before = control.disposal == .restore ? canvas : nil
    frame.draw(indices, colors, transparent: control.transparentIndex, onto: &canvas)
    pendingDisposal = (control.disposal, frame, before)
  }

  private mutating func disposeOfLastFrame() {
    switch pendingDisposal {
    case (.clear, let frame, _)?: frame.clear(&canvas)
    case (.restore, _, let before?)?: canvas = before
    default: break
    }
    pendingDisposal = nil
  }

  // MARK: - Blocks

  private mutating func byte() throws(ImageCodecError) -> UInt8 {
    guard offset < bytes.count else { throw .truncated(.gif, offset: bytes.count) }
    defer { offset += 1 }
    return bytes[offset]
  }

  private mutating func word() throws(ImageCodecError) -> Int { Int(try byte()) | Int(try byte()) << 8 }

  /// Reads opaque colors, with blue in the lowest byte.
  private mutating func readColors(count: Int) throws(ImageCodecError) -> [UInt32] {
    guard offset + 3 * count <= bytes.count else { throw .truncated(.gif, offset: bytes.count) }
    defer { offset += 3 * count }
    return (0..<count).map { index in
      let at = offset + 3 * index
      return 0xFF00_0000 | UInt32(bytes[at]) << 16 | UInt32(bytes[at + 1]) << 8 | UInt32(bytes[at + 2])
    }
  }

  private mutating func readBlocks(limit: Int) throws(ImageCodecError) -> [UInt8] {
    var data: [UInt8] = []
    while true {
      let count = Int(try byte())
      if count == 0 { return data }
      guard offset + count <= bytes.count else { throw .truncated(.gif, offset: bytes.count) }
      if data.count < limit { data += bytes[offset..<offset + count] }
      offset += count
    }
  }

  private mutating func skipBlocks() throws(ImageCodecError) { _ = try readBlocks(limit: 0) }
}
