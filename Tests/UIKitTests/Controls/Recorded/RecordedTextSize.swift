import Testing
import UIKit

/// The size that Apple's UIKit gave a label or button of one line on iOS, as public projects recorded it.
struct RecordedTextSize: CustomTestStringConvertible, Sendable {
  let id: String
  let text: String
  let family: String
  let weight: String
  let pointSize: CGFloat
  /// Pixels per point. Several where the recording does not tell which of them it was.
  let scales: [CGFloat]
  /// Nil where the width was not what the text needs.
  let width: CGFloat?
  let height: CGFloat

  var testDescription: String { "\(id): \(text), \(pointSize) pt" }

  static let all = documents + simulators + buttons

  /// A row a line: id, family, weight, point size, scale, width, height, text.
  static func rows(_ lines: String) -> [RecordedTextSize] {
    lines.split(separator: "\n").map { line in
      let cells = line.split(separator: " ", maxSplits: 7, omittingEmptySubsequences: false).map(String.init)
      let numbers = cells.map { CGFloat(Double($0) ?? .nan) }
      return RecordedTextSize(
        id: cells[0], text: cells[7], family: cells[1], weight: cells[2], pointSize: numbers[3],
        scales: cells[4].split(separator: "/").compactMap { Double($0).map { CGFloat($0) } },
        width: cells[5] == "-" ? nil : numbers[5], height: numbers[6])
    }
  }

  @MainActor var font: UIFont? {
    switch (family, weight) {
    case ("system", "italic"): .italicSystemFont(ofSize: pointSize)
    case ("system", _): Self.weights[weight].map { .systemFont(ofSize: pointSize, weight: $0) }
    case ("monospaced", _): Self.weights[weight].map { .monospacedSystemFont(ofSize: pointSize, weight: $0) }
    default: UIFont(name: family, size: pointSize)
    }
  }

  private static let weights: [String: UIFont.Weight] = [
    "ultraLight": .ultraLight, "thin": .thin, "light": .light, "regular": .regular, "medium": .medium,
    "semibold": .semibold, "bold": .bold, "heavy": .heavy, "black": .black,
  ]
}
