import Foundation

/// A converter of pixels between color encodings, which handles premultiplied alpha.
struct PixelConverter {
  private let converter: ColorConverter

  init(_ converter: ColorConverter) { self.converter = converter }

  func convert(_ source: PixelStorage) -> PixelStorage {
    let result = PixelStorage(width: source.width, height: source.height, isCleared: false)
    // The last color is cached, since adjacent pixels often have the same.
    var last: UInt32 = 0
    var lastResult: UInt32 = 0
    for y in 0..<source.height {
      let from = source.row(y)
      let to = result.row(y)
      for x in 0..<source.width {
        if from[x] != last {
          last = from[x]
          lastResult = convert(last)
        }
        to[x] = lastResult
      }
    }
    return result
  }

  private func convert(_ pixel: UInt32) -> UInt32 {
    let alpha = pixel >> 24
    guard alpha > 0 else { return 0 }
    func component(_ shift: UInt32) -> Double { min(Double(pixel >> shift & 255) / Double(alpha), 1) }
    let rgb = converter.convert(component(16), component(8), component(0))
    return ColorComponents(
      red: CGFloat(rgb.0), green: CGFloat(rgb.1), blue: CGFloat(rgb.2), alpha: CGFloat(alpha) / 255
    ).pixel()
  }
}
