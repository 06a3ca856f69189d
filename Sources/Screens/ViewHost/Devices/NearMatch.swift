/// The search for names that are similar to a typed one.
package enum NearMatch {
  /// Returns the letters and digits of a name in lowercase.
  package static func normalized(_ name: String) -> String {
    String(name.lowercased().unicodeScalars.filter { $0.properties.isAlphabetic || $0.properties.numericType != nil })
  }

  /// Returns up to three names that differ by a few letters or contain the typed text.
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

  /// Returns the number of letters to insert, remove or replace (the Levenshtein distance).
  package static func distance(_ first: String, _ second: String) -> Int {
    // Names are short; the size of the table is limited for long texts.
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
