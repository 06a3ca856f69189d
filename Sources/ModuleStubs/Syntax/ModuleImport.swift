import SwiftParser
import SwiftSyntax

/// Has a file import what stands for left out pieces, without a line of its own.
enum ModuleImport {
  private static let line = "import MissingModules"

  static func added(to text: String) -> String {
    guard text.contains("MissingModules.") || text.contains("MissingObject"), !text.contains(line) else { return text }
    let tree = Parser.parse(source: text)
    var edits = SourceEdits()
    let first = tree.statements.first { $0.item.is(ImportDeclSyntax.self) } ?? tree.statements.first
    edits.insert("\(line); ", at: first?.textRange.lowerBound ?? 0)
    return edits.applied(to: Array(text.utf8))
  }
}
