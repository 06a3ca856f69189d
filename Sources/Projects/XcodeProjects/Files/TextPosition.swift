/// The line and column of an offset in a text.
struct TextPosition {
  let line: Int
  let column: Int

  init(of offset: Int, in bytes: UnsafeBufferPointer<UInt8>) {
    var line = 1
    var start = 0
    for index in 0..<min(offset, bytes.count) where bytes[index] == UInt8(ascii: "\n") {
      line += 1
      start = index + 1
    }
    self.line = line
    column = min(offset, bytes.count) - start + 1
  }
}
