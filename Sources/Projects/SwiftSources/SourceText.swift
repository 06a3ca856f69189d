import Foundation

/// A Swift source file as the compiler reads it: the author's text, or a text generated from it.
package struct SourceText: Sendable, Hashable {
  /// The file that contains the text. The compiler's diagnostics name it, unless a `#sourceLocation` in the text names
  /// another.
  package var url: URL
  /// The author's file.
  package var original: URL
  package var text: String

  /// - Parameter original: The author's file. Default: `nil`, for `url`.
  package init(url: URL, original: URL? = nil, text: String) {
    self.url = url
    self.original = original ?? url
    self.text = text
  }

  /// Returns the same file with another text.
  package func replacingText(_ change: (String) -> String) -> SourceText {
    var result = self
    result.text = change(text)
    return result
  }
}
