import CoreGraphics

/// A list of bits. The most significant bit of a number is first.
struct BitList {
  private(set) var bits: [Bool] = []

  var count: Int { bits.count }

  mutating func append(_ value: Int, count: Int) {
    for shift in stride(from: count - 1, through: 0, by: -1) { bits.append(value >> shift & 1 == 1) }
  }

  mutating func append(_ bit: Bool) { bits.append(bit) }

  /// Returns the bits as numbers with a number of bits each. The last number is filled with zeros.
  func words(of size: Int) -> [Int] {
    stride(from: 0, to: bits.count, by: size).map { start in
      (start..<start + size).reduce(0) { $0 << 1 | (($1 < bits.count && bits[$1]) ? 1 : 0) }
    }
  }
}

/// A grid of dark and light squares, starting at the upper-left corner.
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

  /// Returns the squares as an image, with one pixel per square, black on white.
  ///
  /// - Parameters:
  ///   - border: The number of white pixels on each side.
  ///   - scaleY: The height of a square.
  func node(border: Int, scaleY: Int = 1, borderY: Int? = nil) -> ImageNode {
    let below = borderY ?? border
    let extent = CGRect(x: 0, y: 0, width: width + 2 * border, height: height * scaleY + 2 * below)
    return GeneratorNode(extent: extent, samplesNearest: true) { _ in
      { row, count, x, y in
        // The rows of images start at the bottom.
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
