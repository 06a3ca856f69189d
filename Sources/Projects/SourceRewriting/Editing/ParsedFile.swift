import SwiftParser
import SwiftSyntax

/// A file's text with its tree. What does not parse is in the tree too, as the parser makes sense of it.
package struct ParsedFile {
  package let bytes: [UInt8]
  package let tree: SourceFileSyntax
  package let lines: LineTable

  package init(_ text: String) {
    bytes = Array(text.utf8)
    tree = bytes.withUnsafeBufferPointer { Parser.parse(source: $0, maximumNestingLevel: 256) }
    lines = LineTable(bytes)
  }
}
