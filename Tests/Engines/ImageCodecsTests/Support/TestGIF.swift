/// A GIF for tests, with codes of constantly nine bits: a table is cleared before it is full.
struct TestGIF {
  struct Frame {
    var x = 0
    var y = 0
    var width: Int
    var height: Int
    var indices: [UInt8]
    var disposal: UInt8 = 0
    var hundredths = 10
    var transparent: UInt8?
    var isInterlaced = false
  }

  var width: Int
  var height: Int
  /// The frames, in the four colors black, red, green and blue.
  var frames: [Frame]

  var bytes: [UInt8] {
    var file = Array("GIF89a".utf8) + word(width) + word(height) + [0x81, 0, 0]
    file += [0, 0, 0, 255, 0, 0, 0, 255, 0, 0, 0, 255]
    for frame in frames {
      file += [0x21, 0xF9, 4, frame.disposal << 2 | (frame.transparent == nil ? 0 : 1)] + word(frame.hundredths)
      file += [frame.transparent ?? 0, 0]
      file += [0x21, 0xFE, 3] + Array("abc".utf8) + [0]
      file += [0x2C] + word(frame.x) + word(frame.y) + word(frame.width) + word(frame.height)
      file += [frame.isInterlaced ? 0x40 : 0, 8]
      let data = codes(frame.indices)
      for start in stride(from: 0, to: data.count, by: 255) {
        let block = data[start..<min(start + 255, data.count)]
        file += [UInt8(block.count)] + block
      }
      file.append(0)
    }
    return file + [0x3B]
  }

  private func word(_ number: Int) -> [UInt8] { [UInt8(number & 255), UInt8(number >> 8)] }

  private func codes(_ indices: [UInt8]) -> [UInt8] {
    var (bits, count, data) = (0, 0, [UInt8]())
    func put(_ code: Int) {
      bits |= code << count
      count += 9
      while count >= 8 {
        data.append(UInt8(bits & 255))
        bits >>= 8
        count -= 8
      }
    }
    for (number, index) in indices.enumerated() {
      if number % 200 == 0 { put(256) }
      put(Int(index))
    }
    put(257)
    if count > 0 { data.append(UInt8(bits & 255)) }
    return data
  }
}
