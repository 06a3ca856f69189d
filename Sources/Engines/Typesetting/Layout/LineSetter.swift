internal import Typefaces

/// The algorithm that lays out a text line by line from the top, until the text or the space ends.
struct LineSetter {
  let text: StyledText
  let width: Double
  let height: Double
  let maximumLines: Int
  let mode: LineBreakMode?
  let natural: WritingDirection
  let obstacles: (any LineObstacles)?

  private(set) var lines: [TextLine] = []
  /// Whether all lines are kept. Otherwise, only the first and the last line are kept, and the size of the whole.
  private let keepsLines: Bool
  private(set) var usedWidth = 0.0
  private(set) var isTruncated = false

  /// The source of the runs of later lines. The glyphs of all lines of a long text would take too much memory for the
  /// visible part.
  private var source: LineSource?
  /// The number of lines that keep their runs, which exceeds the lines on a screen and in most texts.
  static let keptLineCount = 4096

  /// The lower edge of the last line, including the spacing after it.
  private var bottom = 0.0
  /// The start of the last line, which is laid out again if the next one does not fit.
  private var previous: (paragraph: Paragraph, start: Int, isFirst: Bool, bottom: Double, fragment: Range<Double>?)?
  /// The parts of the current row that obstacles leave and that are not used yet.
  private var freeParts: [Range<Double>] = []
  /// The lowest edge of the lines in the current row.
  private var rowBottom = 0.0

  init(
    text: StyledText, width: Double, height: Double, maximumLines: Int, mode: LineBreakMode?,
    natural: WritingDirection, obstacles: (any LineObstacles)?, keepsLines: Bool
  ) {
    self.text = text
    self.width = width
    self.height = height
    self.maximumLines = maximumLines
    self.mode = mode
    self.natural = natural
    self.obstacles = width.isFinite ? obstacles : nil
    // Limits depend on the number of lines, and change the last one.
    self.keepsLines = keepsLines || maximumLines > 0 || height.isFinite
  }

  mutating func run() {
    var start = 0
    var styleRun = 0
    var paragraphRun = 0
    while start < text.count {
      let end = text.paragraphEnd(from: start)
      while text.styleRuns[styleRun].end <= start {
        styleRun += 1
      }
      while text.paragraphRuns[paragraphRun].end <= start {
        paragraphRun += 1
      }
      let paragraph = Paragraph(
        text, range: start..<end, style: text.paragraphRuns[paragraphRun].value, styleRun: styleRun, natural: natural)
      guard set(paragraph) else {
        break
      }
      start = end
    }
  }

  /// Adds the line after a newline at the end.
  mutating func addEmptyLine() {
    guard let style = text.styleRuns.last?.value, let paragraph = text.paragraphRuns.last?.value else {
      return
    }
    var metrics = LineMetrics(ignoresLeading: text.ignoresFontLeading)
    metrics.add(style.font, style)
    var line = metrics.line(style: paragraph, top: bottom, range: text.count..<text.count)
    line.isRightToLeft = paragraph.baseWritingDirection == .rightToLeft
    if fits(line) { append(line) }
  }

  /// Lays out a paragraph. Returns false if there is no space for more.
  private mutating func set(_ paragraph: Paragraph) -> Bool {
    let style = paragraph.style
    var breaker = breaker(paragraph)
    var start = paragraph.range.lowerBound
    if !lines.isEmpty {
      bottom += max(0, style.paragraphSpacingBefore)
    }
    while start < paragraph.range.upperBound {
      breaker.fragment = nextFragment(paragraph, at: start)
      let isFirst = start == paragraph.range.lowerBound
      let isLast = maximumLines > 0 && lines.count == maximumLines - 1
      let (line, end) = line(from: start, isLast: isLast, by: &breaker, top: bottom)
      if !fits(line), !lines.isEmpty {
        shortenLastLine()
        return false
      }
      append(line)
      previous = (paragraph, start, isFirst, bottom, breaker.fragment)
      rowBottom = max(freeParts.isEmpty && breaker.fragment == nil ? 0 : rowBottom, line.top + line.height)
      if freeParts.isEmpty || end == paragraph.range.upperBound {
        bottom = rowBottom + max(0, style.lineSpacing)
        freeParts = []
      }
      start = end
      if isLast {
        isTruncated = isTruncated || line.isTruncated || start < text.count
        return false
      }
      isTruncated = isTruncated || line.isTruncated
    }
    bottom += max(0, style.paragraphSpacing)
    return true
  }

  /// Returns the line that begins at a position of a breaker's paragraph, and its end.
  private func line(
    from start: Int, isLast: Bool, by breaker: inout LineBreaker, top: Double
  ) -> (line: TextLine, end: Int) {
    let paragraph = breaker.paragraph
    let isFirst = start == paragraph.range.lowerBound
    let ending = ending(isLast: isLast, paragraph.style)
    var content = breaker.line(
      from: start, isFirst: isFirst, ending: ending, moreFollows: isLast && hasMore(paragraph))
    if paragraph.style.avoidsOrphans, obstacles == nil, case .wordWrap = ending {
      content = breaker.endBeforeOrphan(of: content).map { LineContent(start..<$0) } ?? content
    }
    let builder = LineBuilder(text: text, paragraph: paragraph, available: breaker.available(isFirst: isFirst))
    var line = builder.line(content, top: top, isLastOfParagraph: content.end == paragraph.range.upperBound)
    line.fragment = breaker.fragment
    return (line, content.end)
  }

  /// Returns the runs of a line that was laid out before, in a text without limits.
  func runs(of line: TextLine, by breaker: inout LineBreaker) -> [GlyphRun] {
    self.line(from: line.range.lowerBound, isLast: false, by: &breaker, top: line.top).line.runs
  }

  /// Returns whether a line fits. The leading below it is ignored, because no line may follow.
  private func fits(_ line: TextLine) -> Bool {
    line.top + line.height - line.leading <= height + LineBreaker.tolerance
  }

  /// Returns the part of the width that obstacles leave for the next line, or nil for the entire width. Skips rows
  /// without space.
  private mutating func nextFragment(_ paragraph: Paragraph, at start: Int) -> Range<Double>? {
    guard let obstacles else { return nil }
    if freeParts.isEmpty {
      var metrics = LineMetrics(ignoresLeading: text.ignoresFontLeading)
      let style = TextItem.at(start, in: paragraph).style
      metrics.add(style.font, style)
      let rowHeight = max(1, metrics.line(style: paragraph.style, top: 0, range: start..<start).height)
      rowBottom = 0
      while bottom < obstacles.bottom {
        // A part that is narrower than the line's height cannot contain a word.
        freeParts = obstacles.freeParts(top: bottom, height: rowHeight, width: width).filter {
          $0.upperBound - $0.lowerBound >= min(rowHeight, width)
        }
        if paragraph.isRightToLeft { freeParts.reverse() }
        if !freeParts.isEmpty { break }
        bottom += 1
      }
    }
    return freeParts.isEmpty ? nil : freeParts.removeFirst()
  }

  private func hasMore(_ paragraph: Paragraph) -> Bool {
    paragraph.range.upperBound < text.count
  }

  func breaker(_ paragraph: Paragraph) -> LineBreaker {
    let factor = paragraph.style.hyphenationFactor
    return LineBreaker(
      text: text.utf16, paragraph: paragraph, width: width,
      hyphenationFactor: min(1, factor > 0 ? factor : text.hyphenationFactor),
      language: paragraph.style.language ?? text.language)
  }

  private func ending(isLast: Bool, _ style: ParagraphStyle) -> LineBreaker.Ending {
    let mode = mode ?? style.lineBreakMode
    switch mode {
    case .wordWrapping: return .wordWrap
    case .charWrapping: return .charWrap
    case .clipping, .truncatingHead, .truncatingTail, .truncatingMiddle:
      // The line break mode of the entire text applies only to its last line.
      return isLast || self.mode == nil ? .whole(mode) : .wordWrap
    }
  }

  /// Truncates or clips the last line, because the line after it does not fit.
  private mutating func shortenLastLine() {
    isTruncated = true
    guard let previous, case .whole(let mode) = ending(isLast: true, previous.paragraph.style), mode.truncates else {
      return
    }
    var breaker = breaker(previous.paragraph)
    breaker.fragment = previous.fragment
    let content = breaker.line(
      from: previous.start, isFirst: previous.isFirst, ending: .whole(mode), moreFollows: hasMore(previous.paragraph))
    let builder = LineBuilder(
      text: text, paragraph: previous.paragraph, available: breaker.available(isFirst: previous.isFirst))
    lines[lines.count - 1] = builder.line(content, top: previous.bottom, isLastOfParagraph: true)
    lines[lines.count - 1].fragment = previous.fragment
  }

  private mutating func append(_ line: TextLine) {
    lines.append(line)
    if !keepsLines, lines.count > 2 { widen(to: lines.remove(at: 1)) }
    // A limit of the text requires that the last line is laid out again, and obstacles depend on all lines above.
    guard lines.count > LineSetter.keptLineCount, maximumLines == 0, height.isInfinite, obstacles == nil else { return }
    let source = source ?? LineSource(text: text, width: width, mode: mode, natural: natural)
    self.source = source
    lines[lines.count - 1] = line.leavingRuns(to: source)
  }

  private mutating func widen(to line: TextLine) {
    // Trailing white space counts up to the available width.
    let end = line.origin.x + line.width
    usedWidth = max(usedWidth, end, min(end + line.trailingWhitespaceWidth, width - line.trailingInset))
  }

  /// Aligns all lines in the width, or in the width of the widest line if it is unlimited. Call it once, after all
  /// lines are laid out.
  mutating func align() {
    for line in lines { widen(to: line) }
    let whole = width.isFinite ? width : lines.reduce(0) { max($0, $1.origin.x + $1.width + $1.trailingInset) }
    for index in lines.indices {
      let line = lines[index]
      let leading = line.leadingInset
      let trailing = line.trailingInset
      let room = whole - leading - trailing - line.width
      let left = line.isRightToLeft ? trailing : leading
      let share: Double
      switch line.alignment {
      case .left: share = 0
      case .right: share = 1
      case .center: share = 0.5
      case .natural, .justified: share = line.isRightToLeft ? 1 : 0
      }
      // A line that is too wide extends beyond the edge at which the paragraph ends.
      lines[index].origin.x = left + (room >= 0 ? room * share : line.isRightToLeft ? room : 0)
    }
  }
}
