/// A situation in which a defect occurs, with the widths of the window.
public struct DefectOccurrence: Sendable, Codable, Equatable {
  /// The situation.
  public let situation: SweepSituation

  /// The widths as ranges of whole points in ascending order. The defect occurs at both ends of a range, and not one
  /// point beyond, unless the sweep did not examine that width. Empty if windows have the device's own size.
  public let widths: [ClosedRange<Int>]

  /// Whether the defect occurs at every examined width of this situation.
  public let isEverywhere: Bool
}

extension DefectOccurrence: CustomStringConvertible {
  /// The occurrence as text: `iPhone 15, text AX5, widths 320 to 374 and 507 to 511`.
  public var description: String {
    let words = situation.description
    guard !widths.isEmpty else { return words }
    return "\(words), \(widthsInWords)"
  }

  private static let mostRanges = 6

  /// The widths as text: `every width from 320 to 1366`, `width 507`, `widths 320 to 374 and 507 to 511`.
  var widthsInWords: String {
    guard let first = widths.first, let last = widths.last else { return "" }
    if isEverywhere { return "every width from \(first.lowerBound) to \(last.upperBound)" }
    if widths.count > DefectOccurrence.mostRanges {
      return "\(widths.count) ranges of widths between \(first.lowerBound) and \(last.upperBound)"
    }
    let ranges = widths.map { $0.count == 1 ? "\($0.lowerBound)" : "\($0.lowerBound) to \($0.upperBound)" }
    let isOne = widths.count == 1 && first.count == 1
    guard ranges.count > 1 else { return "\(isOne ? "width" : "widths") \(ranges[0])" }
    return "widths \(ranges.dropLast().joined(separator: ", ")) and \(ranges.last!)"
  }
}
