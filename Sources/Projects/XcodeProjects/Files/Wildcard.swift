/// A pattern with `*` and `?`. The system's `fnmatch` can take very long for a short pattern with many stars.
///
/// - Complexity: O(*n* · *m*) in the lengths of pattern and text.
package enum Wildcard {
  package static func matches(_ pattern: some StringProtocol, _ text: some StringProtocol) -> Bool {
    let pattern = Array(pattern.utf8)
    let text = Array(text.utf8)
    var (p, t) = (0, 0)
    /// The position of the last star, and the end of the text that it matches.
    var star: (pattern: Int, text: Int)?
    while t < text.count {
      if p < pattern.count, pattern[p] == UInt8(ascii: "*") {
        star = (p, t)
        p += 1
      } else if p < pattern.count, pattern[p] == text[t] || pattern[p] == UInt8(ascii: "?") {
        p += 1
        t += 1
      } else if let last = star {
        star = (last.pattern, last.text + 1)
        p = last.pattern + 1
        t = last.text + 1
      } else {
        return false
      }
    }
    return pattern[p...].allSatisfy { $0 == UInt8(ascii: "*") }
  }
}
