/// A situation in which a defect is seen, with the widths of the window at which it is.
public struct DefectOccurrence: Sendable, Codable, Equatable {
  /// The situation.
  public let situation: SweepSituation

  /// Ranges of whole points, in ascending order, at both ends of which the defect is seen, and one point beyond which it is not, or which the
  /// sweep did not look at. Empty where windows have the device's own size.
  public let widths: [ClosedRange<Int>]

  /// Whether it occurs at every examined width of this situation.
  public let isEverywhere: Bool
}

extension DefectOccurrence: CustomStringConvertible {
  /// `iPhone 15, text AX5, widths 320 to 374 and 507 to 511`.
  public var description: String {
    let words = situation.description
    guard !widths.isEmpty else { return words }
    return "\(words), \(widthsInWords)"
  }

  private static let mostRanges = 6

  /// `every width from 320 to 1366`, `width 507`, `widths 320 to 374 and 507 to 511`.
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
