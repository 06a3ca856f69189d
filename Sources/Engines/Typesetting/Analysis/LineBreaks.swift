internal import CUniBreak

/// The positions at which a paragraph may be broken into lines, according to the Unicode Line Breaking Algorithm and
/// the grapheme clusters.
struct LineBreaks {
  /// Whether a line may end after each UTF-16 unit.
  private let mayEndAfter: [Bool]

  private static let isReady: Bool = {
    init_linebreak()
    return true
  }()

  /// Finds the positions.
  ///
  /// - Parameter graphemes: The clusters, or nil if every unit is a cluster.
  init(_ text: ArraySlice<UInt16>, graphemes: GraphemeBoundaries?, keepsHangulWords: Bool = false) {
    _ = LineBreaks.isReady
    var breaks = [CChar](repeating: 0, count: text.count)
    let units = graphemes.map { LineBreaks.understandable(text, $0) } ?? Array(text)
    set_linebreaks_utf16(units, units.count, "", &breaks)
    var mayEnd = breaks.map { $0 == CChar(LINEBREAK_ALLOWBREAK) || $0 == CChar(LINEBREAK_MUSTBREAK) }
    if let graphemes {
      ThaiWords.addBreaks(in: units, to: &mayEnd)
      for index in mayEnd.indices {
        mayEnd[index] = mayEnd[index] && graphemes.isBoundary(index + 1)
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

  /// Returns the text without characters that stop the process in libunibreak or that its old tables classify wrongly.
  ///
  /// Lone surrogates, and U+FFFF, which the library interprets as the end, become U+FFFD. Emoji become ideographs: both
  /// have the same line breaks, and regional indicators, the halves of flags, must not reach the library.
  private static func understandable(_ text: ArraySlice<UInt16>, _ graphemes: GraphemeBoundaries) -> [UInt16] {
    var units = Array(text)
    for cluster in graphemes.clusters where cluster.isEmoji {
      becomeIdeographs(&units, cluster.range)
    }
    var index = 0
    while index < units.count {
      let isPair =
        units[index] & 0xFC00 == 0xD800 && index + 1 < units.count && units[index + 1] & 0xFC00 == 0xDC00
      if units[index] == 0xFFFF || units[index] & 0xF800 == 0xD800 && !isPair {
        units[index] = 0xFFFD
      } else if isPair, units[index] == 0xD83C, (0xDDE6...0xDDFF).contains(units[index + 1]) {
        becomeIdeographs(&units, index..<index + 2)
      }
      index += isPair ? 2 : 1
    }
    return units
  }

  private static func becomeIdeographs(_ units: inout [UInt16], _ range: Range<Int>) {
    for index in range {
      units[index] = 0x4E00
    }
  }

  /// Returns whether a line may end after a unit.
  ///
  /// - Parameter offset: The offset from the paragraph's start.
  func mayEnd(after offset: Int) -> Bool {
    mayEndAfter[offset]
  }
}
