/// A case that consists of pieces of text, and is simplified by simplifying them.
package protocol PieceCase: FuzzCase {
  var content: PieceText { get set }
}

extension PieceCase {
  package var text: String { content.text }

  package var simpler: [Self] {
    content.simpler.map {
      var copy = self
      copy.content = $0
      return copy
    }
  }
}

/// Text that is composed of pieces of a language, valid and invalid.
package struct PieceText: Codable, Sendable {
  package var pieces: [String]

  package init(_ pieces: [String]) { self.pieces = pieces }

  package init(_ dice: inout Dice, _ vocabulary: [String], most: Int) {
    pieces = (0..<1 + dice.roll(most)).map { _ in dice.pick(vocabulary) }
  }

  /// Creates a file in which some pieces are removed, duplicated or replaced.
  package init(_ dice: inout Dice, changing text: String, with vocabulary: [String]) {
    pieces = text.split(separator: " ", omittingEmptySubsequences: false).map { "\($0) " }
    for _ in 0..<dice.roll(6) where !pieces.isEmpty {
      let index = dice.roll(pieces.count)
      switch dice.roll(4) {
      case 0: pieces.remove(at: index)
      case 1: pieces.insert(pieces[index], at: index)
      case 2: pieces.insert(contentsOf: repeatElement(dice.pick(vocabulary), count: 1 + dice.roll(200)), at: index)
      default: pieces[index] = dice.pick(vocabulary)
      }
    }
    if dice.once(in: 4) { cut(&dice) }
  }

  /// Removes the end, within a piece or between two, so that open brackets stay open.
  private mutating func cut(_ dice: inout Dice) {
    guard !pieces.isEmpty else { return }
    pieces.removeLast(dice.roll(pieces.count))
    if dice.once(in: 2), let last = pieces.popLast() { pieces.append(String(last.dropLast(1 + dice.roll(last.count)))) }
  }

  package var text: String { pieces.joined() }
  package var simpler: [PieceText] { pieces.withoutParts.map { PieceText($0) } }
}
