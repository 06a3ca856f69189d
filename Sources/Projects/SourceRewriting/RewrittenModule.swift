import Foundation

/// A module's sources as this compiler takes them.
package struct RewrittenModule: Sendable {
  /// In the order of the files that were given.
  package var files: [RewrittenFile]
  /// Further source files of the module.
  package var generated: [GeneratedFile]
  /// What modules that import this one, and later runs, have to know.
  package var facts: ModuleFacts
}

/// A source file after rewriting.
package struct RewrittenFile: Sendable {
  package var url: URL
  /// What is to be compiled in the file's place; nil where the file is fine as it is.
  package var text: String?
  /// What the rewritten text's file has to be called: by the same name as the author's, the compiler could not tell whether
  /// the two are one.
  package var name: String { url.deletingPathExtension().lastPathComponent + ".rewritten.swift" }
  /// Whether the file was not looked at, since neither it nor what it depends on has changed since the earlier run: what was
  /// compiled then still holds, and `text` says nothing.
  package var isReused = false
  package var uses: [RewritingRule: Int]
  package var remarks: [Remark]
}

/// A source file that nobody wrote.
package struct GeneratedFile: Hashable, Sendable {
  package var name: String
  package var text: String
}
