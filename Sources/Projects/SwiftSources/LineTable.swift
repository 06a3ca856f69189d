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

  /// The number of lines; 1 for an empty text.
  package var count: Int { starts.count }

  /// The bytes of a line with its line end; nil for a line that the text does not have.
  ///
  /// - Parameter line: from 1.
  package func range(ofLine line: Int) -> Range<Int>? {
    guard line >= 1, line <= starts.count else { return nil }
    return starts[line - 1]..<(line < starts.count ? starts[line] : byteCount)
  }

  /// The line of a byte, from 1.
  package func line(of offset: Int) -> Int { place(of: offset).line }

  /// The line and the column of a byte, both from 1. Columns count bytes, as the compiler's do.
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
