import Foundation
import ToolSupport

/// A module's sources for this compiler.
package struct RewrittenModule: Sendable {
  /// In the order of the files that were given.
  package var files: [RewrittenFile]
  /// Further source files of the module.
  package var generated: [GeneratedFile]
  /// Facts for modules that import this one, and for later runs.
  package var facts: ModuleFacts
}

/// A source file after rewriting.
package struct RewrittenFile: Sendable {
  package var url: URL
  /// The text that replaces the file's; nil where the file stays as it is.
  package var text: String?
  /// What the rewritten text's file has to be called: by the same name as the author's, the compiler could not tell
  /// whether the two are one.
  package var name: String { url.deletingPathExtension().lastPathComponent + ".rewritten.swift" }
  /// Whether the file was not looked at, since neither it nor what it depends on has changed since the earlier run:
  /// what was compiled then still holds, and `text` says nothing.
  package var isReused = false
  package var uses: [RewriteKind: Int]
  /// Code that could not be rewritten, or not with the same meaning.
  package var remarks: [Diagnostic]
}

/// A generated source file.
package struct GeneratedFile: Hashable, Sendable {
  package var name: String
  package var text: String
}
