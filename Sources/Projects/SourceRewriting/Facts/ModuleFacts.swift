import ToolSupport

/// Facts of a module: for the modules that import it, and for its own next run.
package struct ModuleFacts: Codable, Hashable, Sendable {
  package var module: String
  /// By path.
  package var files: [String: FileRecord] = [:]

  package init(module: String) {
    self.module = module
  }
}

/// The result of a run for a file.
package struct FileRecord: Codable, Hashable, Sendable {
  /// Of the text.
  package var hash: UInt64
  package var facts: FileFacts
  /// The questions that the file asked about the module, with digests of the answers. While these stay the same, so
  /// does the rewritten file.
  package var dependencies: [String: UInt64]
  package var uses: [RewriteKind: Int]
  package var remarks: [Diagnostic]
  /// Whether it has to be compiled from a rewritten text.
  package var isRewritten: Bool
  /// Functions that rules have added to the rewritten file, for the module's generated files to call.
  package var functions: [RewriteKind: String]
}
