/// The declarations of one file, from nothing but its text.
package struct FileFacts: Codable, Hashable, Sendable {
  package var types: [TypeFacts] = []
  /// Names of types for other types: `typealias Cell = Feed.Row`.
  package var aliases: [String: String] = [:]
  /// The base names in `#selector(…)`, whose methods have to be known by name though nothing marks them.
  package var selectorNames: Set<String> = []
  /// Previews with their lines. Other files do not depend on them.
  package var previews: [PreviewFacts] = []
  /// Whether a type of the file is where the program starts.
  package var hasEntryPoint = false

  package init() {}
}

/// A `#Preview` of a file.
package struct PreviewFacts: Codable, Hashable, Sendable {
  /// Its name; nil where it has none, or one that is not a literal.
  package var name: String?
  package var line: Int
}
