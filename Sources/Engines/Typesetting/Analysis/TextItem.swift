internal import Typefaces

/// A part of a paragraph with one style, one font, one script and one direction.
struct TextItem {
  enum Content {
    case text(ShapedRun)
    case tab
    /// A line or paragraph separator, or another character without a glyph and a width.
    case control
    case attachment(TextAttachmentBox)
  }

  /// The UTF-16 offsets in the entire text.
  var range: Range<Int>
  var style: TextStyle
  /// The style's font or its fallback.
  var font: FontInstance
  var script: UInt32
  var level: UInt8
  var content: Content

  var isRightToLeft: Bool { level & 1 != 0 }

  /// The spacing after each cluster.
  var spacing: Double { (style.kern ?? 0) + style.tracking }
}

extension TextItem {
  /// Returns a character that the text does not contain, such as an ellipsis or a hyphen, in the style of this item.
  func shaped(_ unit: UInt16) -> ShapedRun {
    var selection = FontSelection()
    let scalar = Unicode.Scalar(unit) ?? "\u{FFFD}"
    let font = selection.font(for: [scalar], isEmoji: false, styleFont: style.font)
    return Shaper.shared.shape(
      [unit], 0..<1, font: font, options: ShapingOptions(style), script: FontSelection.latin, isRightToLeft: false)
  }

  /// Returns the index of the item that contains a UTF-16 offset of the entire text.
  static func index(at offset: Int, in paragraph: Paragraph) -> Int {
    var low = 0
    var high = paragraph.items.count - 1
    while low < high {
      let middle = (low + high + 1) / 2
      if paragraph.items[middle].range.lowerBound <= offset {
        low = middle
      } else {
        high = middle - 1
      }
    }
    return low
  }

  static func at(_ offset: Int, in paragraph: Paragraph) -> TextItem {
    paragraph.items[index(at: offset, in: paragraph)]
  }
}
