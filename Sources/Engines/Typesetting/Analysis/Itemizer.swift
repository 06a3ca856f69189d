internal import Typefaces

/// A pass that divides a paragraph into items at changes of style, direction, script or font, and around tabs,
/// separators and attachments.
struct Itemizer {
  private let text: StyledText
  private let range: Range<Int>
  private let levels: [UInt8]?
  private let paragraphLevel: UInt8
  private var styleRun: Int
  private var selection = FontSelection()
  private var result: [TextItem] = []

  // The state of the current item.
  private var start: Int
  private var font: FontInstance?
  private var script: UInt32 = 0

  init(text: StyledText, range: Range<Int>, levels: [UInt8]?, paragraphLevel: UInt8, styleRun: Int) {
    self.text = text
    self.range = range
    self.levels = levels
    self.paragraphLevel = paragraphLevel
    self.styleRun = styleRun
    start = range.lowerBound
  }

  /// Returns the items.
  ///
  /// - Parameter graphemes: The clusters, or nil for ASCII.
  mutating func items(graphemes: GraphemeBoundaries?) -> [TextItem] {
    if let graphemes {
      for cluster in graphemes.clusters {
        take(
          cluster.range.lowerBound + range.lowerBound..<cluster.range.upperBound + range.lowerBound,
          isEmoji: cluster.isEmoji)
      }
    } else {
      takeASCII()
    }
    finish(at: range.upperBound)
    return result
  }

  private var style: TextStyle { text.styleRuns[styleRun].value }

  private func level(at index: Int) -> UInt8 {
    levels.map { $0[index - range.lowerBound] } ?? paragraphLevel
  }

  /// Divides ASCII text, in which each style is one item, except for tabs, controls, directions, and fonts that lack
  /// characters.
  private mutating func takeASCII() {
    var index = range.lowerBound
    while index < range.upperBound {
      let end = min(text.styleRuns[styleRun].end, range.upperBound)
      var stretchEnd = index
      let styleFont = style.font
      while stretchEnd < end, text.utf16[stretchEnd] &- 0x20 < 0x5F, levels == nil,
        styleFont.glyph(for: Unicode.Scalar(UInt8(text.utf16[stretchEnd]))) != nil
      {
        stretchEnd += 1
      }
      if stretchEnd > index {
        begin(at: index, font: styleFont, script: FontSelection.latin)
        index = stretchEnd
      } else {
        take(index..<index + 1, isEmoji: false)
        index += 1
      }
      while styleRun + 1 < text.styleRuns.count, index >= text.styleRuns[styleRun].end {
        finish(at: index)
        styleRun += 1
      }
    }
  }

  private mutating func take(_ cluster: Range<Int>, isEmoji: Bool) {
    while cluster.lowerBound >= text.styleRuns[styleRun].end {
      finish(at: text.styleRuns[styleRun].end)
      styleRun += 1
    }
    let unit = text.utf16[cluster.lowerBound]
    if unit == 0x09 || CharacterClass.isControl(unit) || unit == 0xFFFC && style.attachment != nil {
      finish(at: cluster.lowerBound)
      append(special(unit), cluster, font: style.font, script: 0)
      start = cluster.upperBound
      return
    }
    let (chosen, clusterScript) =
      cluster.count == 1
      ? choice(CollectionOfOne(Unicode.Scalar(unit) ?? "\u{FFFD}"), isEmoji: isEmoji)
      : choice(String(decoding: text.utf16[cluster], as: UTF16.self).unicodeScalars, isEmoji: isEmoji)
    take(cluster, in: chosen, ofScript: clusterScript)
  }

  private mutating func choice(
    _ scalars: some Collection<Unicode.Scalar>, isEmoji: Bool
  ) -> (font: FontInstance, script: UInt32) {
    let font = selection.font(for: scalars, isEmoji: isEmoji, styleFont: style.font)
    for scalar in scalars {
      let script = FontSelection.script(of: scalar)
      if script != 0 {
        return (font, script)
      }
    }
    return (font, 0)
  }

  /// Extends the current item or begins another one.
  private mutating func take(_ cluster: Range<Int>, in chosen: FontInstance, ofScript ownScript: UInt32) {
    var clusterScript = ownScript
    if clusterScript == 0, font != nil {
      clusterScript = script
    }
    if let font, font === chosen, script == clusterScript || script == 0,
      level(at: start) == level(at: cluster.lowerBound)
    {
      script = clusterScript
      return
    }
    begin(at: cluster.lowerBound, font: chosen, script: clusterScript)
  }

  private func special(_ unit: UInt16) -> TextItem.Content {
    if unit == 0xFFFC, let box = style.attachment {
      return .attachment(box)
    }
    return unit == 0x09 ? .tab : .control
  }

  /// Ends the current item before `index`, unless the next one has the same properties.
  private mutating func begin(at index: Int, font newFont: FontInstance, script newScript: UInt32) {
    if let font, font === newFont, script == newScript, level(at: start) == level(at: index) {
      return
    }
    finish(at: index)
    start = index
    font = newFont
    script = newScript
  }

  private mutating func finish(at end: Int) {
    if let font, end > start {
      let run = Shaper.shared.shape(
        text.utf16, start..<end, font: font, options: ShapingOptions(style), script: script,
        isRightToLeft: level(at: start) & 1 != 0)
      append(.text(run), start..<end, font: font, script: script)
    }
    font = nil
    script = 0
    start = end
  }

  private mutating func append(
    _ content: TextItem.Content, _ itemRange: Range<Int>, font: FontInstance, script: UInt32
  ) {
    result.append(
      TextItem(
        range: itemRange, style: style, font: font, script: script, level: level(at: itemRange.lowerBound),
        content: content))
  }
}
