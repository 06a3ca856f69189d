import Foundation

/// A file of a module as the compiler is to read it: the author's, or what was rewritten of it.
package struct SourceText: Sendable, Hashable {
  /// Where the text lies, which the compiler's messages name, unless `#sourceLocation` in it names another.
  package var place: URL
  /// The author's file.
  package var original: URL
  package var text: String

  package init(place: URL, original: URL? = nil, text: String) {
    self.place = place
    self.original = original ?? place
    self.text = text
  }

  /// The same file with another text.
  func replacingText(_ change: (String) -> String) -> SourceText {
    var result = self
    result.text = change(text)
    return result
  }
}

/// A module that stands for one that is not there, as source text.
package struct StubModule: Sendable, Hashable, Codable {
  package var name: String
  package var text: String

  package init(name: String, text: String) {
    self.name = name
    self.text = text
  }
}
