/// The declarations of a file, collected from its text alone.
package struct FileFacts: Codable, Hashable, Sendable {
  package var types: [TypeFacts] = []
  /// The types that aliases refer to, by alias: `typealias Cell = Feed.Row`.
  package var aliases: [String: String] = [:]
  /// The base names in `#selector(…)`. Their methods must be registered even if they have no attributes.
  package var selectorNames: Set<String> = []
  /// The previews with their lines. Other files do not depend on them.
  package var previews: [PreviewFacts] = []
  /// Whether the file contains the type with the program's entry point.
  package var hasEntryPoint = false

  package init() {}
}

/// A `#Preview` of a file.
package struct PreviewFacts: Codable, Hashable, Sendable {
  /// The name of the preview, or nil if it has none or its name is not a literal.
  package var name: String?
  package var line: Int
}
