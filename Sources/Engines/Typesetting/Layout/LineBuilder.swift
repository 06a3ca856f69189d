internal import Typefaces

/// A builder that converts the content of a line to runs in visual order, with positions from the line's left end.
struct LineBuilder {
  let text: StyledText
  let paragraph: Paragraph
  let available: LineRoom

  /// A part of an item on this line.
  private struct Piece {
    var item: TextItem
    var range: Range<Int>
    var level: UInt8
    /// The glyphs, or nil for tabs, separators and attachments.
    var glyphs: ArraySlice<ShapedRun.Glyph>?
    /// The offset to which the glyphs' clusters are relative.
    var start: Int
    var width: Double
    /// The addition to each space of a justified line in points, and the range of those spaces.
    var stretch = 0.0
    var stretched = 0..<0
    /// Whether the piece displays a character that the text does not contain, an ellipsis or a hyphen, instead of its
    /// range.
    var isInserted = false
  }

  func line(_ content: LineContent, top: Double, isLastOfParagraph: Bool) -> TextLine {
    var pieces: [Piece] = []
    append(content.head, to: &pieces)
    if let index = content.ellipsisStyleIndex {
      // An ellipsis has the direction of the paragraph, and not of the word that it truncates.
      pieces.append(inserted(Truncation.ellipsis, at: index, level: paragraph.level))
      append(content.tail, to: &pieces)
    }
    if let index = content.hyphenStyleIndex {
      pieces.append(inserted(Hyphenation.hyphen, at: index, level: nil))
    }
    setTabs(&pieces)
    let trailing = separateTrailingSpace(&pieces)
    var line = metrics(of: pieces, content).line(style: paragraph.style, top: top, range: content.range)
    line.trailingWhitespaceWidth = trailing
    line.width = pieces.reduce(-trailing) { $0 + $1.width }
    line.isTruncated = content.ellipsisStyleIndex != nil
    line.endsParagraph = isLastOfParagraph
    line.isRightToLeft = paragraph.isRightToLeft
    line.alignment = paragraph.style.alignment
    line.leadingInset = available.leading
    line.trailingInset = available.trailing
    line.origin.x = available.leading
    if line.alignment == .justified, !isLastOfParagraph, !line.isTruncated, available.width.isFinite {
      justify(&pieces, line: &line)
    }
    // The trailing space of a right-to-left line is to the left of the line's left end.
    place(pieces, in: &line, from: paragraph.isRightToLeft ? -trailing : 0)
    return line
  }

  // MARK: - Pieces

  private func append(_ range: Range<Int>, to pieces: inout [Piece]) {
    guard !range.isEmpty else {
      return
    }
    var index = TextItem.index(at: range.lowerBound, in: paragraph)
    while index < paragraph.items.count, paragraph.items[index].range.lowerBound < range.upperBound {
      let item = paragraph.items[index]
      let part = item.range.clamped(to: range)
      if !part.isEmpty {
        pieces.append(piece(of: item, part))
      }
      index += 1
    }
  }

  private func piece(of item: TextItem, _ range: Range<Int>) -> Piece {
    var piece = Piece(item: item, range: range, level: item.level, glyphs: nil, start: item.range.lowerBound, width: 0)
    switch item.content {
    case .tab, .control:
      break
    case .attachment(let box):
      piece.width = box.width + item.spacing
    case .text(let run):
      if range == item.range {
        piece.glyphs = run.glyphs[...]
      } else if let part = GlyphSlice.glyphs(
        of: run, range.lowerBound - item.range.lowerBound..<range.upperBound - item.range.lowerBound)
      {
        piece.glyphs = part
      } else {
        let anew = Shaper.shared.shape(
          text.utf16, range, font: item.font, options: ShapingOptions(item.style), script: item.script,
          isRightToLeft: item.isRightToLeft)
        piece.glyphs = anew.glyphs[...]
        piece.start = range.lowerBound
      }
      piece.width = width(of: piece)
    }
    return piece
  }

  private func width(of piece: Piece) -> Double {
    guard let glyphs = piece.glyphs else {
      return piece.width
    }
    var width = 0.0
    for glyph in glyphs {
      width += glyph.advance
    }
    let spacing = piece.item.spacing
    if spacing != 0 {
      var last: Int32 = -1
      for glyph in glyphs where glyph.cluster != last {
        width += spacing
        last = glyph.cluster
      }
    }
    return width
  }

  /// Returns a piece for an inserted character.
  ///
  /// - Parameter level: The embedding level, or nil for that of the text at the index.
  private func inserted(_ unit: UInt16, at index: Int, level: UInt8?) -> Piece {
    var item = TextItem.at(index, in: paragraph)
    let run = item.shaped(unit)
    item.level = level ?? item.level
    var piece = Piece(
      item: item, range: index..<index, level: item.level, glyphs: run.glyphs[...], start: index, width: 0,
      isInserted: true)
    piece.width = width(of: piece)
    return piece
  }

  private func setTabs(_ pieces: inout [Piece]) {
    var x = 0.0
    for index in pieces.indices {
      if case .tab = pieces[index].item.content {
        pieces[index].width = TabSetter.advance(
          at: pieces[index].range.lowerBound, x: x, room: available, text: text.utf16, paragraph: paragraph)
      }
      x += pieces[index].width
    }
  }

  /// Assigns the paragraph's level to white space at the line's end, as a separate piece if levels differ, and returns
  /// its width.
  private func separateTrailingSpace(_ pieces: inout [Piece]) -> Double {
    var trailing = 0.0
    var index = pieces.count - 1
    while index >= 0, !pieces[index].isInserted {
      let piece = pieces[index]
      if case .attachment = piece.item.content {
        break
      }
      var start = piece.range.upperBound
      while start > piece.range.lowerBound, CharacterClass.hangs(text.utf16[start - 1]) {
        start -= 1
      }
      if start == piece.range.lowerBound {
        pieces[index].level = paragraph.level
        trailing += piece.width
        index -= 1
        continue
      }
      if start < piece.range.upperBound {
        if piece.level == paragraph.level, paragraph.level == 0 {
          trailing += hangingWidth(of: piece, from: start)
        } else {
          var space = self.piece(of: piece.item, start..<piece.range.upperBound)
          space.level = paragraph.level
          pieces[index] = self.piece(of: piece.item, piece.range.lowerBound..<start)
          pieces.insert(space, at: index + 1)
          trailing += space.width
        }
      }
      break
    }
    return trailing
  }

  private func hangingWidth(of piece: Piece, from start: Int) -> Double {
    guard let glyphs = piece.glyphs else {
      return piece.width
    }
    var width = 0.0
    for glyph in glyphs.reversed() {
      guard piece.start + Int(glyph.cluster) >= start else {
        break
      }
      width += glyph.advance + piece.item.spacing
    }
    return width
  }

  // MARK: - Metrics

  private func metrics(of pieces: [Piece], _ content: LineContent) -> LineMetrics {
    var metrics = LineMetrics(ignoresLeading: text.ignoresFontLeading)
    for piece in pieces {
      switch piece.item.content {
      case .text: metrics.add(piece.item.font, piece.item.style)
      case .attachment(let box): metrics.add(box, piece.item.style)
      case .tab, .control: break
      }
    }
    if metrics.isEmpty {
      // The height of an empty line is that of its separator.
      let item = TextItem.at(content.range.lowerBound, in: paragraph)
      metrics.add(item.style.font, item.style)
    }
    return metrics
  }

  // MARK: - Justification

  /// Distributes the remaining space among the spaces after the last tab.
  private func justify(_ pieces: inout [Piece], line: inout TextLine) {
    var visibleEnd = line.range.upperBound
    while visibleEnd > line.range.lowerBound, CharacterClass.hangs(text.utf16[visibleEnd - 1]) {
      visibleEnd -= 1
    }
    // A line that ends with a separator keeps its natural width.
    guard !text.utf16[visibleEnd..<line.range.upperBound].contains(where: CharacterClass.isNewline) else {
      return
    }
    var first = line.range.lowerBound
    for index in first..<visibleEnd where text.utf16[index] == 0x09 {
      first = index + 1
    }
    let count = text.utf16[first..<max(first, visibleEnd)].count { $0 == 0x20 }
    let rest = available.width - line.width
    guard count > 0, rest > 0 else {
      return
    }
    let stretch = rest / Double(count)
    for index in pieces.indices where pieces[index].glyphs != nil {
      let part = pieces[index].range.clamped(to: first..<max(first, visibleEnd))
      let spaces = text.utf16[part].count { $0 == 0x20 }
      pieces[index].stretch = stretch
      pieces[index].stretched = part
      pieces[index].width += stretch * Double(spaces)
    }
    line.width = available.width
  }

  // MARK: - Placing

  private func place(_ pieces: [Piece], in line: inout TextLine, from start: Double) {
    var x = start
    var runs: [GlyphRun] = []
    runs.reserveCapacity(pieces.count)
    for index in VisualOrder.indices(of: pieces.map(\.level)) {
      let piece = pieces[index]
      defer { x += piece.width }
      switch piece.item.content {
      case .control:
        continue
      case .tab:
        runs.append(run(of: piece, at: x))
      case .attachment(let box):
        var attached = run(of: piece, at: x)
        attached.attachment = box
        runs.append(attached)
      case .text:
        runs.append(glyphRun(of: piece, at: x))
      }
    }
    line.runs = runs
  }

  private func run(of piece: Piece, at x: Double) -> GlyphRun {
    GlyphRun(
      font: piece.item.font, tag: piece.item.style.tag, isRightToLeft: piece.level & 1 != 0, range: piece.range,
      glyphs: [], positions: [], advances: [], utf16Indices: [], x: x, width: piece.width,
      baselineOffset: piece.item.style.baselineOffset, attachment: nil)
  }

  private func glyphRun(of piece: Piece, at start: Double) -> GlyphRun {
    var run = run(of: piece, at: start)
    guard let glyphs = piece.glyphs else {
      return run
    }
    let count = glyphs.count
    run.glyphs.reserveCapacity(count)
    run.positions.reserveCapacity(count)
    run.advances.reserveCapacity(count)
    run.utf16Indices.reserveCapacity(count)
    let spacing = piece.item.spacing
    let offset = piece.item.style.baselineOffset
    var x = start
    for (index, glyph) in zip(glyphs.indices, glyphs) {
      var advance = glyph.advance
      // Spacing follows a cluster, so it is added to its last glyph.
      if spacing != 0, index + 1 == glyphs.endIndex || glyphs[index + 1].cluster != glyph.cluster {
        advance += spacing
      }
      let textIndex = piece.isInserted ? piece.range.lowerBound : piece.start + Int(glyph.cluster)
      if piece.stretched.contains(textIndex), text.utf16[textIndex] == 0x20 {
        advance += piece.stretch
      }
      run.glyphs.append(glyph.glyph)
      run.positions.append(GlyphPosition(x: x + glyph.x, y: -glyph.y - offset))
      run.advances.append(advance)
      run.utf16Indices.append(textIndex)
      x += advance
    }
    run.width = x - start
    return run
  }
}
