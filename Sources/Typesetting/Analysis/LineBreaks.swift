internal import CUniBreak

/// Where a paragraph may be broken into lines, by the Unicode Line Breaking Algorithm and by its grapheme clusters.
struct LineBreaks {
  /// For each UTF-16 unit: a line may end after it.
  private let mayEndAfter: [Bool]

  private static let isReady: Bool = {
    init_linebreak()
    return true
  }()

  /// - Parameter graphemes: nil where every unit is a grapheme of its own.
  init(_ text: ArraySlice<UInt16>, graphemes: GraphemeBoundaries?, keepsHangulWords: Bool = false) {
    _ = LineBreaks.isReady
    var breaks = [CChar](repeating: 0, count: text.count)
    let units = graphemes == nil ? Array(text) : LineBreaks.wellFormed(text)
    set_linebreaks_utf16(units, units.count, "", &breaks)
    var mayEnd = breaks.map { $0 == CChar(LINEBREAK_ALLOWBREAK) || $0 == CChar(LINEBREAK_MUSTBREAK) }
    if let graphemes {
      for index in mayEnd.indices {
        let isBoundary = graphemes.isBoundary(index + 1)
        // Old tables of libunibreak count pictographs as letters; lines may break between them.
        let isBetweenEmoji =
          isBoundary && graphemes.isEmoji(endingAt: index + 1) && graphemes.isEmoji(startingAt: index + 1)
        mayEnd[index] = isBoundary && mayEnd[index] || isBetweenEmoji
        if keepsHangulWords, index + 1 < units.count, LineBreaks.isHangul(units[index]),
          LineBreaks.isHangul(units[index + 1])
        {
          mayEnd[index] = false
        }
      }
    }
    mayEndAfter = mayEnd
  }

  private static func isHangul(_ unit: UInt16) -> Bool {
    (0xAC00...0xD7A3).contains(unit) || (0x1100...0x11FF).contains(unit) || (0x3131...0x318E).contains(unit)
  }

  /// Libunibreak stops the process at a lone surrogate or a regional indicator, and takes U+FFFF for the end. An ideograph
  /// breaks from its neighbours as a flag does; the others become U+FFFD.
  private static func wellFormed(_ text: ArraySlice<UInt16>) -> [UInt16] {
    var units = Array(text)
    var index = 0
    while index < units.count {
      let isPair =
        units[index] & 0xFC00 == 0xD800 && index + 1 < units.count && units[index + 1] & 0xFC00 == 0xDC00
      if units[index] == 0xFFFF || units[index] & 0xF800 == 0xD800 && !isPair {
        units[index] = 0xFFFD
      }
      if isPair, units[index] == 0xD83C, (0xDDE6...0xDDFF).contains(units[index + 1]) {
        (units[index], units[index + 1]) = (0xD840, 0xDC00)
      }
      index += isPair ? 2 : 1
    }
    return units
  }

  /// - Parameter offset: from the paragraph's start.
  func mayEnd(after offset: Int) -> Bool {
    mayEndAfter[offset]
  }
}
