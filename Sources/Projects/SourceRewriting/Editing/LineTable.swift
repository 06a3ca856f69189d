/// Where the lines of a text begin.
package struct LineTable: Sendable {
  private let starts: [Int]

  package init(_ bytes: [UInt8]) {
    var starts = [0]
    var index = 0
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "\n"): starts.append(index + 1)
      // As the compiler counts: a carriage return ends a line, alone or before a line feed.
      case UInt8(ascii: "\r"):
        if index + 1 < bytes.count, bytes[index + 1] == UInt8(ascii: "\n") { index += 1 }
        starts.append(index + 1)
      default: break
      }
      index += 1
    }
    self.starts = starts
  }

  /// The place of a byte, both from 1.
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
