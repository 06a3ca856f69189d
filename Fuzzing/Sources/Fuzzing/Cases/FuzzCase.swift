/// A test case that can be written to a file, and simplified while it fails.
package protocol FuzzCase: Codable, Sendable {
  /// Creates the case of a seed. Equal seeds always create equal cases.
  init(seed: UInt64)

  /// Simpler cases of the same kind, the simplest first.
  var simpler: [Self] { get }

  /// Runs the case.
  ///
  /// - Parameter coverage: The coverage to which the case adds.
  /// - Throws: `BrokenRule` if a rule is violated. Crashes and endless loops are detected by the supervisor.
  @MainActor func run(noting coverage: inout Coverage) throws

  /// A description for reports.
  var text: String { get }
}

/// A rule that a case has violated.
package struct BrokenRule: Error, CustomStringConvertible {
  package let description: String

  package init(description: String) { self.description = description }
}

/// The features that cases have reached, with counts.
package struct Coverage: Codable {
  package private(set) var counts: [String: Int] = [:]

  package init() {}

  package mutating func note(_ what: String, _ times: Int = 1) { counts[what, default: 0] += times }

  package mutating func add(_ other: Coverage) {
    for (what, times) in other.counts { note(what, times) }
  }
}

extension Array {
  /// The lists without one part. Parts are halves first, and single elements last.
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
