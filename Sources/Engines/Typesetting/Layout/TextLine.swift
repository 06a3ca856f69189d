/// A line of a text layout.
package struct TextLine: Sendable {
  /// The left end of the baseline, in the layout's coordinates.
  package var origin: GlyphPosition
  /// The greatest of its runs, baseline offsets included; never below 0.
  package var ascent: Double
  package var descent: Double
  package var leading: Double
  /// The typographic width, without trailing white space.
  package var width: Double
  package var trailingWhitespaceWidth: Double
  /// The upper edge of the line's box.
  package var top: Double
  /// Of the line's box: line height rules are in it, line spacing is not.
  package var height: Double
  /// UTF-16 offsets, trailing white space and newline included.
  package var range: Range<Int>
  /// From left to right.
  ///
  /// - Complexity: constant; linear in the paragraph where the line is far down in a long text, and keeps none (``LineSource``).
  package var runs: [GlyphRun] {
    get { source?.runs(of: self) ?? keptRuns }
    set {
      keptRuns = newValue
      source = nil
    }
  }
  /// The part of the layout's width that obstacles left for the line; nil for all of it.
  package var fragment: Range<Double>?
  package var isTruncated: Bool
  /// Whether the paragraph ends with the line; else the text goes on in the next one, and white space at its end hangs.
  package internal(set) var endsParagraph = true
  package var isRightToLeft: Bool

  /// The line with runs of its own, for who asks for them several times.
  package var keepingRuns: TextLine {
    guard source != nil else { return self }
    var line = self
    line.runs = runs
    return line
  }

  private var keptRuns: [GlyphRun] = []
  /// What makes the runs anew; nil where they are kept.
  private var source: LineSource?

  /// A line without runs.
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

  /// The line without its runs, which most of its memory is for: they are made anew when they are asked for.
  func leavingRuns(to source: LineSource) -> TextLine {
    guard !keptRuns.isEmpty else { return self }
    var line = self
    line.keptRuns = []
    line.source = source
    return line
  }

  // How the line is to be moved into its width.
  var alignment: TextAlignment = .natural
  var leadingInset = 0.0
  var trailingInset = 0.0
}
