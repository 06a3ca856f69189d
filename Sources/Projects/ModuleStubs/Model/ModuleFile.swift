import Foundation
import SwiftSources
import SwiftSyntax
import ToolSupport

/// A file of the module with its syntax tree, and with positions for the compiler and the author.
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

  /// Returns the position of a diagnostic, or nil if it is about another file.
  func offset(of diagnostic: Diagnostic) -> Int? {
    guard let location = diagnostic.location, let number = location.line,
      let line = parsed.directives.line(withNumber: number, in: location.path, of: path),
      let range = parsed.lines.range(ofLine: line)
    else { return nil }
    return min(range.lowerBound + max(0, (location.column ?? 1) - 1), bytes.count)
  }

  /// Returns the author's line of a position.
  func line(at offset: Int) -> Int { parsed.directives.number(ofLine: parsed.lines.line(of: offset)) }

  /// Returns the author's line of a node.
  func line(of node: some SyntaxProtocol) -> Int { line(at: node.trimmedBytes.lowerBound) }

  func place(of node: some SyntaxProtocol) -> StubEntry.Place {
    StubEntry.Place(file: source.original.path(percentEncoded: false), line: line(of: node))
  }

  func token(at offset: Int) -> TokenSyntax? { parsed.token(at: offset) }

  func text(_ range: Range<Int>) -> String { parsed.text(range) }
}
