import Foundation

/// A Swift source file as its author wrote it.
package struct SourceFile: Sendable {
  package var url: URL
  package var text: String

  package init(url: URL, text: String) {
    self.url = url
    self.text = text
  }
}
