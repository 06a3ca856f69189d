/// Names that differ by one letter from a known name.
///
/// The Swift compiler suggests similar names for a project's own types, but not for those of large modules.
package enum Misspelling {
  /// The minimum number of letters. Shorter names differ by one letter from too many others.
  private static let leastLength = 6

  /// Returns whether a known name has one letter more, one letter less, a different letter, or two adjacent letters in
  /// reverse order.
  ///
  /// A letter `s` at the end does not count, because frameworks have both `item` and `items`.
  ///
  /// - Complexity: O(*n*) lookups for a name of *n* letters.
  package static func exists(of name: String, among isKnown: (String) -> Bool) -> Bool {
    let letters = Array(name)
    guard letters.count >= leastLength else { return false }
    return letters.indices.contains { index in
      var other = letters
      other.remove(at: index)
      if !isPlural(letters, other), isKnown(String(other)) { return true }
      other = letters
      if index > 0 {
        other.swapAt(index - 1, index)
        if other != letters, isKnown(String(other)) { return true }
      }
      return alphabet.contains { letter in
        other = letters
        other[index] = letter
        if letter != letters[index], isKnown(String(other)) { return true }
        other = letters
        other.insert(letter, at: index)
        return isKnown(String(other))
      }
    } || alphabet.contains { $0 != "s" && isKnown(name + String($0)) }
  }

  private static func isPlural(_ one: [Character], _ other: [Character]) -> Bool {
    one.count == other.count + 1 && one.last == "s" && one.dropLast().elementsEqual(other)
  }

  private static let alphabet = Array("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ")
}
