/// The grapheme clusters of a paragraph: what a reader takes for one character.
struct GraphemeBoundaries {
  private enum Mark: UInt8 {
    case inside
    case start
    case emojiStart
  }

  /// One for each UTF-16 unit, and one for the end.
  private var marks: [Mark]
  /// The start of the cluster before each boundary, for telling what ends there.
  private var starts: [Int32]
  private(set) var clusters: [Cluster] = []

  struct Cluster {
    var range: Range<Int>
    /// Shown as a coloured picture where there is a font for it.
    var isEmoji: Bool
  }

  /// Offsets are counted from the slice's start. Lone surrogates are clusters of their own.
  init(_ text: ArraySlice<UInt16>) {
    marks = Array(repeating: .inside, count: text.count + 1)
    starts = Array(repeating: 0, count: text.count + 1)
    clusters.reserveCapacity(text.count)
    // A lone surrogate becomes U+FFFD, which is one unit, too: offsets stay.
    let string = String(decoding: text, as: UTF16.self)
    var offset = 0
    for character in string {
      let end = offset + character.utf16.count
      let isEmoji = GraphemeBoundaries.isEmoji(character)
      clusters.append(Cluster(range: offset..<end, isEmoji: isEmoji))
      marks[offset] = isEmoji ? .emojiStart : .start
      starts[end] = Int32(offset)
      offset = end
    }
    marks[text.count] = .start
  }

  func isBoundary(_ offset: Int) -> Bool {
    marks[offset] != .inside
  }

  func isEmoji(startingAt offset: Int) -> Bool {
    marks[offset] == .emojiStart
  }

  func isEmoji(endingAt offset: Int) -> Bool {
    offset > 0 && marks[offset] != .inside && marks[Int(starts[offset])] == .emojiStart
  }

  /// Emoji by themselves, by a variation selector, or by a sequence: flags, keycaps, families.
  private static func isEmoji(_ character: Character) -> Bool {
    let scalars = character.unicodeScalars
    guard let first = scalars.first, first.value > 0x22, first.properties.isEmoji else {
      return false
    }
    if scalars.count == 1 {
      return first.properties.isEmojiPresentation
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
