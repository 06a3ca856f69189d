import Foundation
import Projects
import SourceRewriting
import ToolSupport

/// A target's sources as the compiler gets them.
package struct PreparedModule: Codable, Sendable {
  /// What the compiler reads: the author's file where nothing has to be rewritten, else what was written in its place; then what
  /// nobody wrote.
  package var files: [URL]
  /// How often each kind of change was made.
  package var uses: [RewriteKind: Int]
  /// Code that could not be rewritten, or not with the same meaning.
  package var diagnostics: [Diagnostic]
  /// Controllers and views that can be shown by themselves, and what keeps the others from it.
  package var screens: [ScreenListing.Screen] = []
  /// The file among `files` that tells the host of them.
  package var screensFile: URL?
  /// Lines of the author's files, and those of them that are compiled as they stand.
  package var lines: Int
  package var linesUnchanged: Int
}
