import Foundation
import SwiftSources
import SwiftSyntax

/// A file with the editor's contents.
///
/// It is parsed when a rule first uses its syntax.
final class EditedFile {
  let path: String
  let project: ProjectKnowledge
  private let document: TextDocument
  private(set) lazy var parsed = ParsedFile(document.text)

  /// The lines of the file that a build rewrites, with their rewritten form.
  private(set) lazy var rewrittenLines = readRewrittenLines()

  init(path: String, document: TextDocument, project: ProjectKnowledge) {
    self.path = path
    self.document = document
    self.project = project
  }

  /// Returns the token at an error's position.
  func token(at error: EditorDiagnostic) -> TokenSyntax? {
    document.offset(line: error.line, character: error.character).flatMap { parsed.token(at: $0) }
  }

  /// Returns the innermost node of a type around an error's position.
  func node<Node: SyntaxProtocol>(_ type: Node.Type, around error: EditorDiagnostic) -> Node? {
    token(at: error)?.enclosing.lazy.compactMap { $0.as(type) }.first
  }

  /// Returns the innermost declaration around an error's position.
  func declaration(around error: EditorDiagnostic) -> DeclSyntax? {
    token(at: error)?.enclosing.lazy.compactMap { $0.as(DeclSyntax.self) }.first { !$0.is(AccessorDeclSyntax.self) }
  }

  /// Returns the text of an error's line, and the byte offset of the error in it.
  func line(of error: EditorDiagnostic) -> (text: String, column: Int)? {
    guard let offset = document.offset(line: error.line, character: error.character),
      let range = parsed.lines.range(ofLine: error.line + 1)
    else { return nil }
    return (parsed.text(ofLine: error.line + 1), offset - range.lowerBound)
  }

  /// Returns the rewritten lines. The rewritten text contains the lines of the author's file, and directives that
  /// number them.
  private func readRewrittenLines() -> [String: String] {
    guard let place = project.rewritten[path],
      let original = try? String(contentsOfFile: path, encoding: .utf8),
      let rewritten = try? String(contentsOfFile: place, encoding: .utf8)
    else { return [:] }
    let (author, build) = (ParsedFile(original), ParsedFile(rewritten))
    var result: [String: String] = [:]
    for line in 1...author.lines.count {
      let text = author.text(ofLine: line)
      guard !text.isEmpty, let other = build.directives.line(withNumber: line, in: path, of: place) else { continue }
      let form = build.text(ofLine: other)
      if form != text { result[text] = form }
    }
    return result
  }
}
