import Foundation

/// A decoder of an image's pixels to the layout for drawing.
struct ImageDecoder {
  private let image: CGImage
  private let target: ColorEncoding

  init(_ image: CGImage, _ target: ColorEncoding) {
    self.image = image
    self.target = target
  }

  func decode() -> PixelStorage {
    let width = image.width
    let height = image.height
    switch image.source {
    case .pixels(let storage, let x, let y, _):
      let part = PixelStorage(
        base: storage.base + y * storage.bytesPerRow + x * 4, width: width, height: height,
        bytesPerRow: storage.bytesPerRow, owner: storage)
      let converter = ColorConverter(from: image.colorSpace?.encoding ?? target, to: target)
      return converter.isIdentity ? part : PixelConverter(converter).convert(part)
    case .provider(let provider):
      return provider.bytes.withUnsafeBytes { bytes in
        image.isMask ? stencil() : decodeBytes(bytes)
      }
    case .masked(let picture, let mask):
      let result = picture.pixels(in: target).copy()
      let coverage = MaskSampler(mask, width: width, height: height).samples()
      for y in 0..<height {
        let row = result.row(y)
        for x in 0..<width { row[x] = Self.scale(row[x], by: UInt32(coverage[y * width + x])) }
      }
      return result
    case .colorMasked(let picture, let ranges):
      let space = picture.colorSpace ?? .standard
      let own = picture.pixels(in: space.encoding)
      let result = picture.pixels(in: target).copy()
      for y in 0..<height {
        let row = result.row(y)
        let numbers = own.row(y)
        for x in 0..<width where Self.isMasked(numbers[x], ranges) { row[x] = 0 }
      }
      return result
    }
  }

  /// Returns the coverage if the image is used as a mask, one byte per pixel.
  func decodeCoverage() -> [UInt8] {
    let count = image.width * image.height
    if image.isMask, case .provider(let provider) = image.source {
      return provider.bytes.withUnsafeBytes { decodeStencil($0) }
    }
    let storage = image.pixels(in: target)
    var result = [UInt8](repeating: 0, count: count)
    let usesAlpha = !image.isOpaque
    for y in 0..<image.height {
      let row = storage.row(y)
      for x in 0..<image.width {
        let pixel = row[x]
        let gray = (54 * (pixel >> 16 & 255) + 183 * (pixel >> 8 & 255) + 19 * (pixel & 255) + 128) >> 8
        result[y * image.width + x] = UInt8(usesAlpha ? pixel >> 24 : gray)
      }
    }
    return result
  }

  private static func scale(_ pixel: UInt32, by factor: UInt32) -> UInt32 {
    var result: UInt32 = 0
    for shift: UInt32 in [0, 8, 16, 24] {
      let product = (pixel >> shift & 255) * factor + 128
      result |= ((product + product >> 8) >> 8) << shift
    }
    return result
  }

  private static func isMasked(_ pixel: UInt32, _ ranges: [CGFloat]) -> Bool {
    let components = [pixel >> 16 & 255, pixel >> 8 & 255, pixel & 255]
    for index in 0..<ranges.count / 2 {
      let value = CGFloat(components[index])
      if value < ranges[2 * index] || value > ranges[2 * index + 1] { return false }
    }
    return true
  }

  /// Returns a mask in black, its appearance without a color.
  private func stencil() -> PixelStorage {
    let coverage = image.coverage()
    let result = PixelStorage(width: image.width, height: image.height, isCleared: false)
    for y in 0..<image.height {
      let row = result.row(y)
      for x in 0..<image.width { row[x] = UInt32(coverage[y * image.width + x]) << 24 }
    }
    return result
  }

  private func decodeStencil(_ bytes: UnsafeRawBufferPointer) -> [UInt8] {
    let bits = image.bitsPerComponent
    let most = CGFloat((1 << bits) - 1)
    let low = image.decodeRange.first ?? 0
    let high = image.decodeRange.last ?? 1
    // Sample 0 paints, so that coverage is inverse to the decoded sample.
    let table = (0..<1 << bits).map { sample in
      UInt8(((1 - min(max(low + (high - low) * CGFloat(sample) / most, 0), 1)) * 255).rounded())
    }
    var result = [UInt8](repeating: 0, count: image.width * image.height)
    for y in 0..<image.height {
      for x in 0..<image.width {
        let bit = x * bits
        let byte = Int(bytes[y * image.bytesPerRow + bit / 8])
        result[y * image.width + x] = table[byte >> (8 - bits - bit % 8) & ((1 << bits) - 1)]
      }
    }
    return result
  }

  private func decodeBytes(_ bytes: UnsafeRawBufferPointer) -> PixelStorage {
    let result = PixelStorage(width: image.width, height: image.height, isCleared: false)
    let layout = PixelLayout(image)
    let space = image.colorSpace ?? .standard
    for y in 0..<image.height { layout.read(bytes, y * image.bytesPerRow, image.width, into: result.row(y)) }
    let converter = ColorConverter(from: space.encoding, to: target)
    return converter.isIdentity ? result : PixelConverter(converter).convert(result)
  }
}
