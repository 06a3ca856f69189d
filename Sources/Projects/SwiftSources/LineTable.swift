/// The offsets at which the lines of a text begin.
///
/// A line feed, a carriage return, or both together end a line, as they do for the compiler.
package struct LineTable: Sendable {
  private let starts: [Int]
  private let byteCount: Int

  package init(_ bytes: [UInt8]) {
    var starts = [0]
    var index = 0
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "\n"): starts.append(index + 1)
      case UInt8(ascii: "\r"):
        if index + 1 < bytes.count, bytes[index + 1] == UInt8(ascii: "\n") { index += 1 }
        starts.append(index + 1)
      default: break
      }
      index += 1
    }
    self.starts = starts
    byteCount = bytes.count
  }

  /// The number of lines, which is 1 for an empty text.
  package var count: Int { starts.count }

  /// Returns the bytes of a line including its line end, or nil for a line that does not exist.
  ///
  /// - Parameter line: The line, counted from 1.
  package func range(ofLine line: Int) -> Range<Int>? {
    guard line >= 1, line <= starts.count else { return nil }
    return starts[line - 1]..<(line < starts.count ? starts[line] : byteCount)
  }

  /// Returns the line of a byte, counted from 1.
  package func line(of offset: Int) -> Int { place(of: offset).line }

  /// Returns the line and the column of a byte, both counted from 1. Columns count bytes, as the compiler's do.
  package func place(of offset: Int) -> (line: Int, column: Int) {
    var low = 0
    var high = starts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    return (low + 1, offset - starts[low] + 1)
  }
}
