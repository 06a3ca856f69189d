import Foundation
import ToolSupport

/// A module's sources for this compiler.
package struct RewrittenModule: Sendable {
  /// The files, in the order in which they were given.
  package var files: [RewrittenFile]
  /// The generated source files of the module.
  package var generated: [GeneratedFile]
  /// The facts for modules that import this one, and for later runs.
  package var facts: ModuleFacts
}

/// A source file after rewriting.
package struct RewrittenFile: Sendable {
  package var url: URL
  /// The text that replaces the file's text, or nil if the file is unchanged.
  package var text: String?
  /// The name for the file with the rewritten text. With the same name as the author's file, the compiler could not
  /// distinguish the two.
  package var name: String { url.deletingPathExtension().lastPathComponent + ".rewritten.swift" }
  /// Whether the file was skipped, because neither it nor its dependencies have changed since the earlier run. In that
  /// case the earlier output is still valid, and `text` is meaningless.
  package var isReused = false
  package var uses: [RewriteKind: Int]
  /// Diagnostics for code that could not be rewritten, or not with the same meaning.
  package var remarks: [Diagnostic]
}

/// A generated source file.
package struct GeneratedFile: Hashable, Sendable {
  package var name: String
  package var text: String
}
