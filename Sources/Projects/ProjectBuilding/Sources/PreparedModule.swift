import Foundation
import Projects
import SourceRewriting
import ToolSupport

/// A target's sources as the compiler receives them.
package struct PreparedModule: Codable, Sendable {
  /// The files that the compiler reads: the author's files or their rewritten versions, followed by generated files.
  package var files: [URL]
  /// The number of changes of each kind.
  package var uses: [RewriteKind: Int]
  /// Diagnostics for code that could not be rewritten, or not with the same meaning.
  package var diagnostics: [Diagnostic]
  /// The view controllers and views of the module, including those that cannot be displayed separately, with the
  /// reason.
  package var screens: [ScreenListing.Screen] = []
  /// The file among `files` that registers the screens with the host.
  package var screensFile: URL?
  /// The number of lines in the author's files, and the number of lines that are compiled unchanged.
  package var lines: Int
  package var linesUnchanged: Int
}
