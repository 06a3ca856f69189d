internal import Typefaces

/// A paragraph that is ready for line breaking: its items in logical order, and the advance of each cluster.
struct Paragraph {
  /// The UTF-16 offsets in the entire text, including the separator at the end.
  let range: Range<Int>
  let style: ParagraphStyle
  let level: UInt8
  let items: [TextItem]
  /// The advance of the cluster that begins at each UTF-16 unit. It is 0 within a cluster and for tabs.
  let advances: [Double]
  /// The grapheme clusters, or nil if every unit is a cluster.
  let graphemes: GraphemeBoundaries?

  var isRightToLeft: Bool { level & 1 != 0 }

  init(_ text: StyledText, range: Range<Int>, style: ParagraphStyle, styleRun: Int, natural: WritingDirection) {
    self.range = range
    self.style = style
    let units = text.utf16
    let slice = units[range]
    let bidi = BidiLevels(slice, direction: style.baseWritingDirection, natural: natural)
    level = bidi.paragraphLevel
    let isPlain = slice.allSatisfy { $0 < 0x80 } && !Paragraph.hasReturnAndFeed(slice)
    let graphemes = isPlain ? nil : GraphemeBoundaries(slice)
    self.graphemes = graphemes
    var itemizer = Itemizer(text: text, range: range, levels: bidi.levels, paragraphLevel: level, styleRun: styleRun)
    items = itemizer.items(graphemes: graphemes)
    advances = Paragraph.advances(of: items, range: range)
  }

  private static func hasReturnAndFeed(_ text: ArraySlice<UInt16>) -> Bool {
    text.count >= 2 && text[text.endIndex - 2] == 0x0D
  }

  private static func advances(of items: [TextItem], range: Range<Int>) -> [Double] {
    var advances = [Double](repeating: 0, count: range.count)
    for item in items {
      let start = item.range.lowerBound - range.lowerBound
      switch item.content {
      case .tab, .control:
        break
      case .attachment(let box):
        advances[start] = box.width + item.spacing
      case .text(let run):
        let spacing = item.spacing
        var last: Int32 = -1
        for glyph in run.glyphs {
          advances[start + Int(glyph.cluster)] += glyph.advance
          if spacing != 0, glyph.cluster != last {
            advances[start + Int(glyph.cluster)] += spacing
          }
          last = glyph.cluster
        }
      }
    }
    return advances
  }
}
