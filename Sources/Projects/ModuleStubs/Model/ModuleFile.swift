import Foundation
import SwiftSources
import SwiftSyntax
import ToolSupport

/// A file of the module with its syntax tree, and its places as the compiler and its author see them.
struct ModuleFile {
  let source: SourceText
  let parsed: ParsedFile

  init(_ source: SourceText) {
    self.source = source
    parsed = ParsedFile(source.text)
  }

  var tree: SourceFileSyntax { parsed.tree }
  var bytes: [UInt8] { parsed.bytes }

  private var path: String { source.url.path(percentEncoded: false) }

  /// The files that diagnostics in this text can name.
  var namedFiles: Set<String> { parsed.directives.files.union([path]) }

  /// The byte that a diagnostic is about; nil where it is about another file.
  func offset(of diagnostic: Diagnostic) -> Int? {
    guard let location = diagnostic.location, let number = location.line,
      let line = parsed.directives.line(withNumber: number, in: location.path, of: path),
      let range = parsed.lines.range(ofLine: line)
    else { return nil }
    return min(range.lowerBound + max(0, (location.column ?? 1) - 1), bytes.count)
  }

  /// The line that a byte has for the author.
  func line(at offset: Int) -> Int { parsed.directives.number(ofLine: parsed.lines.line(of: offset)) }

  /// The line that a node has for the author.
  func line(of node: some SyntaxProtocol) -> Int { line(at: node.trimmedBytes.lowerBound) }

  func place(of node: some SyntaxProtocol) -> StubEntry.Place {
    StubEntry.Place(file: source.original.path(percentEncoded: false), line: line(of: node))
  }

  func token(at offset: Int) -> TokenSyntax? { parsed.token(at: offset) }

  func text(_ range: Range<Int>) -> String { parsed.text(range) }
}
