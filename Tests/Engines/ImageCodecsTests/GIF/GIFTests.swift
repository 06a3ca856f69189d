import Testing

@testable import ImageCodecs

@Suite("GIF")
struct GIFTests {
  private func text(_ image: PixelImage) -> [String] {
    (0..<image.height).map { y in
      String(
        (0..<image.width).map { x -> Character in
          let pixel = image[x, y]
          if pixel.alpha == 0 { return "." }
          return pixel.red == 255 ? "R" : pixel.green == 255 ? "G" : pixel.blue == 255 ? "B" : "K"
        })
    }
  }

  @Test("pixels come out as they went in, transparent ones clear")
  func still() throws {
    let gif = TestGIF(
      width: 3, height: 2, frames: [.init(width: 3, height: 2, indices: [1, 2, 3, 0, 1, 2], transparent: 0)])
    let image = try ImageDecoder.decode(gif.bytes)
    #expect(image.format == .gif && !image.isOpaque)
    #expect(text(image.pixels) == ["RGB", ".RG"])
    let opaque = TestGIF(width: 1, height: 1, frames: [.init(width: 1, height: 1, indices: [3])])
    #expect(try ImageDecoder.decode(opaque.bytes).isOpaque)
  }

  @Test("interlaced rows come in four passes")
  func interlaced() throws {
    let rows: [UInt8] = [0, 1, 2, 3, 0, 1, 2, 3, 1]
    let stored = [0, 8, 4, 2, 6, 1, 3, 5, 7].map { rows[$0] }
    let gif = TestGIF(width: 1, height: 9, frames: [.init(width: 1, height: 9, indices: stored, isInterlaced: true)])
    #expect(text(try ImageDecoder.decode(gif.bytes).pixels).joined() == "KRGBKRGBR")
  }

  @Test("long runs go through growing codes")
  func growing() throws {
    // The LZW data of 2 bits represents 40 pixels of color 1: codes 4 (clear), 1, 6, 7, ... each of which is one pixel
    // longer than the last.
    var (bits, count, data) = (0, 0, [UInt8]())
    func put(_ code: Int, _ size: Int) {
      bits |= code << count
      count += size
      while count >= 8 {
        data.append(UInt8(bits & 255))
        (bits, count) = (bits >> 8, count - 8)
      }
    }
    put(4, 3)
    // These are 1 + 2 + ... + 8 = 36 pixels, and 4 more from the string of four.
    var (next, size) = (6, 3)
    put(1, size)
    for code in 6...12 {
      put(code, size)
      next += 1
      if next == 1 << size { size += 1 }
    }
    put(8, size)
    if count > 0 { data.append(UInt8(bits & 255)) }
    let decoded = GIFCodes(data, codeSize: 2).decode(count: 40)
    #expect(decoded == [UInt8](repeating: 1, count: 40))
  }

  @Test("frames are drawn on each other, and disposed of as they say")
  func animation() throws {
    let gif = TestGIF(
      width: 2, height: 1,
      frames: [
        .init(width: 2, height: 1, indices: [1, 1], hundredths: 50),
        .init(x: 1, width: 1, height: 1, indices: [2], disposal: 3),
        .init(x: 0, width: 1, height: 1, indices: [3], disposal: 2, hundredths: 0),
        .init(x: 1, width: 1, height: 1, indices: [0], transparent: 0),
      ])
    let frames = try GIFDecoder.decodeAnimation(gif.bytes)
    #expect(frames.map { text($0.pixels)[0] } == ["RR", "RG", "BR", ".R"])
    #expect(frames.map(\.duration) == [0.5, 0.1, 0, 0.1])
    #expect(text(try ImageDecoder.decode(gif.bytes).pixels) == ["RR"])
    let few = ImageLimits(maximumSide: 10, maximumPixelCount: 5)
    #expect(try GIFDecoder.decodeAnimation(gif.bytes, limits: few).count == 2)
  }

  @Test("a frame may reach beyond the canvas")
  func beyond() throws {
    let gif = TestGIF(
      width: 2, height: 2,
      frames: [
        .init(x: 1, y: 1, width: 3, height: 3, indices: [1, 2, 3, 1, 2, 3, 1, 2, 3], disposal: 2),
        .init(x: 9, y: 9, width: 1, height: 1, indices: [1], disposal: 2),
        .init(x: 0, y: 0, width: 1, height: 1, indices: [1]),
      ])
    let frames = try GIFDecoder.decodeAnimation(gif.bytes)
    #expect(frames.map { text($0.pixels) } == [["..", ".R"], ["..", ".."], ["R.", ".."]])
  }

  @Test("a file that is cut short, damaged or too large is an error")
  func damage() {
    let file = TestGIF(
      width: 30, height: 20, frames: [.init(width: 30, height: 20, indices: (0..<600).map { UInt8($0 % 4) })]
    )
    .bytes
    // The last byte is the end marker, which a still image does not require.
    for count in 7..<file.count - 1 {
      #expect(throws: ImageCodecError.self) { try ImageDecoder.decode(Array(file.prefix(count))) }
    }
    #expect(throws: ImageCodecError.tooLarge(.gif, width: 60_000, height: 60_000, limit: "32767 on a side")) {
      try ImageDecoder.decode(TestGIF(width: 60_000, height: 60_000, frames: []).bytes)
    }
    #expect(throws: ImageCodecError.corrupt(.gif, offset: nil, reason: "it has no picture")) {
      try ImageDecoder.decode(TestGIF(width: 6, height: 6, frames: []).bytes)
    }
    var noise = Noise(seed: 3)
    for _ in 0..<500 { _ = try? GIFDecoder.decodeAnimation(file.damaged(&noise)) }
  }
}
