/// A line of a text layout.
package struct TextLine: Sendable {
  /// The left end of the baseline, in the layout's coordinates.
  package var origin: GlyphPosition
  /// The maximum ascent of the runs, including baseline offsets, at least 0.
  package var ascent: Double
  package var descent: Double
  package var leading: Double
  /// The typographic width, without trailing white space.
  package var width: Double
  package var trailingWhitespaceWidth: Double
  /// The upper edge of the line's box.
  package var top: Double
  /// The height of the line's box, including line height rules, without line spacing.
  package var height: Double
  /// The UTF-16 offsets, including trailing white space and the newline.
  package var range: Range<Int>
  /// The runs from left to right.
  ///
  /// - Complexity: Constant. Linear in the paragraph if the line is at the end of a long text and does not store its
  ///   runs (``LineSource``).
  package var runs: [GlyphRun] {
    get { source?.runs(of: self) ?? keptRuns }
    set {
      keptRuns = newValue
      source = nil
    }
  }
  /// The part of the layout's width that obstacles leave for the line, or nil for the entire width.
  package var fragment: Range<Double>?
  package var isTruncated: Bool
  /// Whether the line is the last one of the paragraph. Otherwise, the text continues in the next line, and trailing
  /// white space extends beyond the end.
  package internal(set) var endsParagraph = true
  package var isRightToLeft: Bool

  /// The line with stored runs, for callers that use them several times.
  package var keepingRuns: TextLine {
    guard source != nil else { return self }
    var line = self
    line.runs = runs
    return line
  }

  private var keptRuns: [GlyphRun] = []
  /// The source that creates the runs again, or nil if they are stored.
  private var source: LineSource?

  /// Creates a line without runs.
  init(
    origin: GlyphPosition, ascent: Double, descent: Double, leading: Double, top: Double, height: Double,
    range: Range<Int>
  ) {
    self.origin = origin
    self.ascent = ascent
    self.descent = descent
    self.leading = leading
    self.top = top
    self.height = height
    self.range = range
    width = 0
    trailingWhitespaceWidth = 0
    isTruncated = false
    isRightToLeft = false
  }

  /// Returns the line without its runs, which take most of its memory. They are created again on request.
  func leavingRuns(to source: LineSource) -> TextLine {
    guard !keptRuns.isEmpty else { return self }
    var line = self
    line.keptRuns = []
    line.source = source
    return line
  }

  // The alignment of the line in its width.
  var alignment: TextAlignment = .natural
  var leadingInset = 0.0
  var trailingInset = 0.0
}
