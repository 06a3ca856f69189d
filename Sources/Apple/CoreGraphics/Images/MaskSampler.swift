import Foundation

/// A sampler that stretches the coverage of a mask to the size of an image.
struct MaskSampler {
  private let mask: CGImage
  private let width: Int
  private let height: Int

  init(_ mask: CGImage, width: Int, height: Int) {
    self.mask = mask
    self.width = width
    self.height = height
  }

  func samples() -> [UInt8] {
    let coverage = mask.coverage()
    if mask.width == width, mask.height == height { return coverage }
    var result = [UInt8](repeating: 0, count: width * height)
    let columns = positions(count: width, in: mask.width)
    for (y, vertical) in positions(count: height, in: mask.height).enumerated() {
      for (x, horizontal) in columns.enumerated() {
        func at(_ column: Int, _ row: Int) -> Double { Double(coverage[row * mask.width + column]) }
        let upper =
          at(horizontal.low, vertical.low) * (1 - horizontal.part)
          + at(horizontal.high, vertical.low) * horizontal.part
        let lower =
          at(horizontal.low, vertical.high) * (1 - horizontal.part)
          + at(horizontal.high, vertical.high) * horizontal.part
        result[y * width + x] = UInt8((upper * (1 - vertical.part) + lower * vertical.part).rounded())
      }
    }
    return result
  }

  /// Returns the two old samples around the center of each new one.
  private func positions(count: Int, in old: Int) -> [(low: Int, high: Int, part: Double)] {
    (0..<count).map { index in
      let place = min(max((Double(index) + 0.5) * Double(old) / Double(count) - 0.5, 0), Double(old - 1))
      let low = Int(place)
      return (low, min(low + 1, old - 1), place - Double(low))
    }
  }
}
