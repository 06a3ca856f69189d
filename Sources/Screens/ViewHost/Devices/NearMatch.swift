/// Finds names that are nearly the one that was typed.
package enum NearMatch {
  /// Letters and digits alone, in lower case.
  package static func normalized(_ name: String) -> String {
    String(name.lowercased().unicodeScalars.filter { $0.properties.isAlphabetic || $0.properties.numericType != nil })
  }

  /// Up to three names that a few slips of the finger away, or that hold what was typed.
  package static func best(for name: String, among known: [String]) -> [String] {
    let key = normalized(name)
    guard !key.isEmpty else { return [] }
    var scored: [(score: Int, index: Int)] = []
    for (index, candidate) in known.enumerated() {
      let other = normalized(candidate)
      let distance = self.distance(key, other)
      if distance <= max(2, key.count / 3) {
        scored.append((distance, index))
      } else if key.count > 2, other.contains(key) || key.contains(other) {
        scored.append((key.count, index))
      }
    }
    return scored.sorted { ($0.score, $0.index) < ($1.score, $1.index) }.prefix(3).map { known[$0.index] }
  }

  /// How many letters have to be put in, taken out or exchanged (Levenshtein's distance).
  package static func distance(_ first: String, _ second: String) -> Int {
    // Names are short; a long text is no name, and must not cost a table of its size.
    let (a, b) = (Array(first.unicodeScalars.prefix(100)), Array(second.unicodeScalars.prefix(100)))
    var row = Array(0...b.count)
    for (i, letter) in a.enumerated() {
      var diagonal = row[0]
      row[0] = i + 1
      for (j, other) in b.enumerated() {
        let above = row[j + 1]
        row[j + 1] = min(above + 1, row[j] + 1, diagonal + (letter == other ? 0 : 1))
        diagonal = above
      }
    }
    return row[b.count]
  }
}
