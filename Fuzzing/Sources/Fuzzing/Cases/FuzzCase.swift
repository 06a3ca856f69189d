/// Something to try: it can be written down, and made smaller while it still fails.
package protocol FuzzCase: Codable, Sendable {
  /// Makes the case of a seed: the same for the same seed, always.
  init(seed: UInt64)

  /// Simpler ones of the same kind, the simplest first.
  var simpler: [Self] { get }

  /// Tries it.
  ///
  /// - Parameter coverage: notes what was reached.
  /// - Throws: `BrokenRule` where a rule does not hold. What brings the program down or never ends is seen from outside.
  @MainActor func run(noting coverage: inout Coverage) throws

  /// For people who read a report.
  var text: String { get }
}

/// A rule that a case has broken.
package struct BrokenRule: Error, CustomStringConvertible {
  package let description: String

  package init(description: String) { self.description = description }
}

/// What cases have reached, and how often.
package struct Coverage: Codable {
  package private(set) var counts: [String: Int] = [:]

  package init() {}

  package mutating func note(_ what: String, _ times: Int = 1) { counts[what, default: 0] += times }

  package mutating func add(_ other: Coverage) {
    for (what, times) in other.counts { note(what, times) }
  }
}

extension Array {
  /// The list without one part of it, for ever smaller parts: halves first, single elements last.
  package var withoutParts: [[Element]] {
    var result: [[Element]] = []
    var size = count / 2
    while size >= 1 {
      for start in stride(from: 0, to: count, by: size) {
        result.append(Array(self[..<start] + self[Swift.min(start + size, count)...]))
      }
      size /= 2
    }
    return result
  }
}
