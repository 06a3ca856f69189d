/// What is known of a module: for the modules that import it, and for its own next run.
package struct ModuleFacts: Codable, Hashable, Sendable {
  package var module: String
  /// By path.
  package var files: [String: FileRecord] = [:]

  package init(module: String) {
    self.module = module
  }
}

/// What a run found out about a file.
package struct FileRecord: Codable, Hashable, Sendable {
  /// Of the text.
  package var hash: UInt64
  package var facts: FileFacts
  /// What the file asked of the module, with a digest of the answer: while these stay the same, so does its rewriting.
  package var dependencies: [String: UInt64]
  package var uses: [RewritingRule: Int]
  package var remarks: [Remark]
  /// Whether it has to be compiled from a rewritten text.
  package var isRewritten: Bool
  /// The function of the rewritten file that tells the runtime's tables what is in it; nil where nothing is.
  package var registration: String?
  /// The function of the rewritten file that lists its XCTest classes; nil where there are none.
  package var tests: String?
}
