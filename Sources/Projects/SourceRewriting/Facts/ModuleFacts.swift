import ToolSupport

/// Facts about a module for the modules that import it and for its own next run.
package struct ModuleFacts: Codable, Hashable, Sendable {
  package var module: String
  /// The records of the files, by path.
  package var files: [String: FileRecord] = [:]

  package init(module: String) {
    self.module = module
  }
}

/// The result of rewriting a file.
package struct FileRecord: Codable, Hashable, Sendable {
  /// The hash of the file's text.
  package var hash: UInt64
  package var facts: FileFacts
  /// The questions about the module that rewriting the file asked, with digests of the answers. If these stay the same,
  /// so does the rewritten file.
  package var dependencies: [String: UInt64]
  package var uses: [RewriteKind: Int]
  package var remarks: [Diagnostic]
  /// Whether the compiler reads a rewritten text instead of the file.
  package var isRewritten: Bool
  /// The functions that rules added to the rewritten file, which the module's generated files call.
  package var functions: [RewriteKind: String]
}
