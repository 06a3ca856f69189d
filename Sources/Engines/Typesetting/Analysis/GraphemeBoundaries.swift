/// The grapheme clusters of a paragraph, which readers perceive as characters.
struct GraphemeBoundaries {
  /// Whether a cluster begins at each UTF-16 unit and at the end.
  private var isStart: [Bool]
  private(set) var clusters: [Cluster] = []

  struct Cluster {
    var range: Range<Int>
    /// Whether the cluster is displayed as a color glyph if a font has one.
    var isEmoji: Bool
  }

  /// Finds the clusters. Offsets are from the start of the slice. Lone surrogates are separate clusters.
  init(_ text: ArraySlice<UInt16>) {
    isStart = Array(repeating: false, count: text.count + 1)
    clusters.reserveCapacity(text.count)
    // A lone surrogate becomes U+FFFD, which is also one unit, so that offsets do not change.
    let string = String(decoding: text, as: UTF16.self)
    var offset = 0
    for character in string {
      let end = offset + character.utf16.count
      clusters.append(Cluster(range: offset..<end, isEmoji: GraphemeBoundaries.isEmoji(character)))
      isStart[offset] = true
      offset = end
    }
    isStart[text.count] = true
  }

  func isBoundary(_ offset: Int) -> Bool {
    isStart[offset]
  }

  /// Returns whether a character is an emoji by default, by a variation selector, or by a sequence: flags, keycaps,
  /// families.
  private static func isEmoji(_ character: Character) -> Bool {
    let scalars = character.unicodeScalars
    guard let first = scalars.first, first.value > 0x22, first.properties.isEmoji else {
      return false
    }
    if scalars.count == 1 {
      return first.value >= 0x231A && first.properties.isEmojiPresentation
    }
    if scalars.contains(where: { $0.value == 0xFE0E }) {
      return false
    }
    return first.properties.isEmojiPresentation
      || scalars.contains {
        $0.value == 0xFE0F || $0.value == 0x20E3 || $0.value == 0x200D || $0.properties.isEmojiModifier
      }
  }
}
