import SwiftParser
import SwiftSources
import SwiftSyntax

/// Imports the modules that generated code uses, without adding a line to a file.
enum ModuleImport {
  private static let line = "import StubSupport"
  /// The module with the stubs, which exports `StubSupport`.
  private static let declarations = "import \(StubPrinter.declarationsModule)"

  /// Returns a text with the imports.
  ///
  /// - Parameter names: Whether the file uses stubs of missing names, and imports no module that provides them.
  static func added(to text: String, names: Bool = false) -> String {
    if names { return text.contains(declarations) ? text : inserted(declarations, into: text) }
    var text = text
    if text.contains("ObjectiveCNames."), !text.contains(classes) { text = inserted(classes, into: text) }
    guard text.contains("StubSupport.") || text.contains("MissingObject"), !text.contains(line),
      !text.contains(declarations)
    else { return text }
    return inserted(line, into: text)
  }

  /// The module that creates objects from classes in variables.
  private static let classes = "@_spi(Host) import ObjectiveCNames"

  private static func inserted(_ line: String, into text: String) -> String {
    let tree = Parser.parse(source: text)
    // An `#if` around the whole file must stay at the beginning of its line.
    guard let first = tree.statements.first(where: { $0.item.is(ImportDeclSyntax.self) }) else {
      return text + (text.isEmpty || text.last?.isNewline == true ? "" : "\n") + line
    }
    var edits = SourceEdits()
    edits.insert("\(line); ", at: first.trimmedBytes.lowerBound)
    return edits.text(from: Array(text.utf8))
  }
}
