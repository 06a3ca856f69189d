internal import Typefaces

/// A paragraph made ready for breaking into lines: its items in logical order, and the advance of each cluster.
struct Paragraph {
  /// UTF-16 offsets in the whole text, the separator at the end included.
  let range: Range<Int>
  let style: ParagraphStyle
  let level: UInt8
  let items: [TextItem]
  /// For each UTF-16 unit the advance of the cluster that begins there; 0 inside a cluster and for tabs.
  let advances: [Double]
  /// Nil where every unit is a grapheme of its own.
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
