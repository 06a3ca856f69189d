import Foundation

/// A rectangle in points, for messages and reports. Its JSON is the array `[x, y, width, height]`.
package struct Rect: Hashable, Sendable {
  package var x: Double
  package var y: Double
  package var width: Double
  package var height: Double

  package static let zero = Rect(x: 0, y: 0, width: 0, height: 0)

  package init(x: Double, y: Double, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// Creates a rectangle with rounded numbers, without the noise of binary fractions. JSON has no infinity: infinite
  /// numbers and values that are not a number become 0.
  ///
  /// - Parameter decimals: The maximum number of decimals. Default: 2.
  package init(_ rect: CGRect, decimals: Int = 2) {
    func rounded(_ value: CGFloat) -> Double {
      value.isFinite ? NumberText.rounded(Double(value), decimals: decimals) : 0
    }
    self.init(x: rounded(rect.minX), y: rounded(rect.minY), width: rounded(rect.width), height: rounded(rect.height))
  }

  package var maxX: Double { x + width }
  package var maxY: Double { y + height }
  package var midX: Double { x + width / 2 }
  package var midY: Double { y + height / 2 }
  package var area: Double { width * height }

  /// The numbers x, y, width and height.
  package var numbers: [Double] { [x, y, width, height] }

  /// Returns whether two rectangles share more than an edge.
  package func intersects(_ other: Rect) -> Bool {
    x < other.maxX && other.x < maxX && y < other.maxY && other.y < maxY
  }

  /// Returns whether the rectangle contains another one. Edges may touch.
  package func contains(_ other: Rect) -> Bool {
    other.x >= x && other.y >= y && other.maxX <= maxX && other.maxY <= maxY
  }

  /// Returns the smallest rectangle that contains all rectangles, or `zero` if there are none.
  package static func union(_ rects: some Sequence<Rect>) -> Rect {
    rects.reduce(nil as Rect?) { result, rect in
      guard let result else { return rect }
      let (left, top) = (min(result.x, rect.x), min(result.y, rect.y))
      return Rect(
        x: left, y: top, width: max(result.maxX, rect.maxX) - left, height: max(result.maxY, rect.maxY) - top)
    } ?? .zero
  }

  /// Returns the text `x,y widthxheight`.
  ///
  /// - Parameter decimals: The maximum number of decimals. Default: 2.
  package func text(decimals: Int = 2) -> String {
    let words = numbers.map { NumberText.text($0, decimals: decimals) }
    return "\(words[0]),\(words[1]) \(words[2])x\(words[3])"
  }
}

extension Rect: CustomStringConvertible {
  package var description: String { text() }
}

extension Rect: Codable {
  package init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let numbers = try container.decode([Double].self)
    guard numbers.count == 4 else {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "a rectangle must have four numbers, not \(numbers.count)")
    }
    self.init(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(numbers)
  }
}

extension Rect: ExpressibleByArrayLiteral {
  /// Creates a rectangle.
  ///
  /// - Precondition: The array has four numbers.
  package init(arrayLiteral elements: Double...) {
    precondition(elements.count == 4, "a rectangle must have four numbers, not \(elements.count)")
    self.init(x: elements[0], y: elements[1], width: elements[2], height: elements[3])
  }
}
