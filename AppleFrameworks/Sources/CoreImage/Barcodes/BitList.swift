import CoreGraphics

/// Bits in a row, the most significant of a number first.
struct BitList {
  private(set) var bits: [Bool] = []

  var count: Int { bits.count }

  mutating func append(_ value: Int, count: Int) {
    for shift in stride(from: count - 1, through: 0, by: -1) { bits.append(value >> shift & 1 == 1) }
  }

  mutating func append(_ bit: Bool) { bits.append(bit) }

  /// The bits as numbers of so many bits each; the last one is filled up with zeros.
  func words(of size: Int) -> [Int] {
    stride(from: 0, to: bits.count, by: size).map { start in
      (start..<start + size).reduce(0) { $0 << 1 | (($1 < bits.count && bits[$1]) ? 1 : 0) }
    }
  }
}

/// Squares that are dark or light, from the upper left corner.
struct Modules {
  let width: Int
  let height: Int
  private var isDark: [Bool]

  init(width: Int, height: Int) {
    self.width = width
    self.height = height
    isDark = [Bool](repeating: false, count: width * height)
  }

  subscript(x: Int, y: Int) -> Bool {
    get { isDark[y * width + x] }
    set { isDark[y * width + x] = newValue }
  }

  /// The squares as an image, a pixel each, black on white.
  ///
  /// - Parameters:
  ///   - border: White pixels on each side.
  ///   - scaleY: How high a square is.
  func node(border: Int, scaleY: Int = 1, borderY: Int? = nil) -> ImageNode {
    let below = borderY ?? border
    let extent = CGRect(x: 0, y: 0, width: width + 2 * border, height: height * scaleY + 2 * below)
    return GeneratorNode(extent: extent, samplesNearest: true) { _ in
      { row, count, x, y in
        // Rows of images begin at the bottom.
        let line = height - 1 - (y - below) / scaleY
        for index in 0..<count {
          let column = x + index - border
          let isInside = column >= 0 && column < width && y >= below && y - below < height * scaleY
          row[index] = isInside && self[column, line] ? Pixel(0, 0, 0, 1) : .one
        }
      }
    }
  }
}
