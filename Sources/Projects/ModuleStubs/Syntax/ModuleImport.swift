import SwiftParser
import SwiftSyntax

/// Has a file import what stands for left out pieces and names, without a line of its own.
enum ModuleImport {
  private static let line = "import StubSupport"
  /// Declares what is missing, and gives on the other module.
  private static let declarations = "import \(StubPrinter.declarationsModule)"

  /// - Parameter names: whether the file uses names that are declared in the place of missing ones, and imports no module that has them.
  static func added(to text: String, names: Bool = false) -> String {
    if names { return text.contains(declarations) ? text : inserted(declarations, into: text) }
    guard text.contains("StubSupport.") || text.contains("MissingObject"), !text.contains(line),
      !text.contains(declarations)
    else { return text }
    return inserted(line, into: text)
  }

  private static func inserted(_ line: String, into text: String) -> String {
    let tree = Parser.parse(source: text)
    // Where all stands under a condition, as in `#if os(iOS)`, nothing may stand before that on its line.
    guard let first = tree.statements.first(where: { $0.item.is(ImportDeclSyntax.self) }) else {
      return text + (text.isEmpty || text.last?.isNewline == true ? "" : "\n") + line
    }
    var edits = SourceEdits()
    edits.insert("\(line); ", at: first.textRange.lowerBound)
    return edits.applied(to: Array(text.utf8))
  }
}
