import Synchronization

/// A long text and its layout parameters, from which the runs of its lines are created again.
///
/// A line's runs take about 700 bytes even for a single word. Lines beyond `LineSetter.keptLineCount` store only their
/// positions.
final class LineSource: Sendable {
  private let text: StyledText
  private let width: Double
  private let mode: LineBreakMode?
  private let natural: WritingDirection
  /// The breaker of the paragraph of the last request. Lines are usually requested one after the other.
  private let latest = Mutex<LineBreaker?>(nil)

  init(text: StyledText, width: Double, mode: LineBreakMode?, natural: WritingDirection) {
    self.text = text
    self.width = width
    self.mode = mode
    self.natural = natural
  }

  func runs(of line: TextLine) -> [GlyphRun] {
    let setter = LineSetter(
      text: text, width: width, height: .infinity, maximumLines: 0, mode: mode, natural: natural, obstacles: nil,
      keepsLines: true)
    let start = line.range.lowerBound
    return latest.withLock { latest in
      if latest?.paragraph.range.contains(start) != true { latest = setter.breaker(paragraph(at: start)) }
      guard var breaker = latest else { return [] }
      defer { latest = breaker }
      return setter.runs(of: line, by: &breaker)
    }
  }

  private func paragraph(at index: Int) -> Paragraph {
    let range = text.paragraphRange(at: index)
    let paragraphRun = StyledText.place(of: range.lowerBound, in: text.paragraphRuns)
    return Paragraph(
      text, range: range, style: text.paragraphRuns[paragraphRun].value,
      styleRun: StyledText.place(of: range.lowerBound, in: text.styleRuns), natural: natural)
  }
}
