/// A decoder for the compression of GIF: LZW with codes that grow from `codeSize` + 1 to 12 bits.
struct GIFCodes {
  private let data: [UInt8]
  private let codeSize: Int

  init(_ data: [UInt8], codeSize: Int) {
    self.data = data
    self.codeSize = codeSize
  }

  /// Returns at most `count` bytes, and fewer if the data is truncated or damaged.
  func decode(count: Int) -> [UInt8] {
    let (clear, end) = (1 << codeSize, 1 << codeSize + 1)
    // Each code represents the string of an earlier code and one more byte.
    var prefixes = [UInt16](repeating: 0, count: 4096)
    var suffixes = [UInt8](repeating: 0, count: 4096)
    var lengths = [UInt16](repeating: 1, count: 4096)
    for code in 0..<min(clear, 256) { suffixes[code] = UInt8(code) }

    return [UInt8](unsafeUninitializedCapacity: count) { output, written in
      var (bits, bitCount, position) = (0, 0, 0)
      var (size, next) = (codeSize + 1, end + 1)
      var previous: Int?
      while written < count {
        while bitCount < size, position < data.count {
          bits |= Int(data[position]) << bitCount
          bitCount += 8
          position += 1
        }
        guard bitCount >= size else { return }
        let code = bits & (1 << size - 1)
        bits >>= size
        bitCount -= size
        if code == clear {
          (size, next, previous) = (codeSize + 1, end + 1, nil)
          continue
        }
        if code == end { return }
        guard code < next || code == next && previous != nil, code < 4096 else { return }
        if previous == nil, code >= clear { return }

        // The code that is being defined represents the last string followed by its own first byte.
        let isNew = code == next
        let source = isNew ? previous! : code
        let length = Int(lengths[source])
        var walk = source
        var at = written + length
        while at > written {
          at -= 1
          if at < count { output.initializeElement(at: at, to: suffixes[walk]) }
          walk = Int(prefixes[walk])
        }
        let first = output[written]
        let total = min(written + length, count)
        if let previous, next < 4096 {
          prefixes[next] = UInt16(previous)
          suffixes[next] = first
          lengths[next] = lengths[previous] &+ 1
          next += 1
          if next == 1 << size, size < 12 { size += 1 }
        }
        written = total
        if isNew, written < count {
          output.initializeElement(at: written, to: first)
          written += 1
        }
        previous = code
      }
    }
  }
}
