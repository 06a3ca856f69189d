import Foundation
import SwiftSources
import SwiftSyntax
import ToolSupport

/// The state of rewriting a file. Rules read it and add their changes to it.
final class FileRewriting {
  let url: URL
  let parsed: ParsedFile
  let facts: FileFacts
  let module: ModuleView
  let options: RewritingOptions
  /// The file's name as part of identifiers.
  let fileIdentifier: String

  private var edits = SourceEdits(keepsLines: true)
  private(set) var uses: [RewriteKind: Int] = [:]
  /// Diagnostics for code that cannot be rewritten, or not with the same meaning.
  private(set) var remarks: [Diagnostic] = []
  /// The imports that the rewritten file needs in addition to its own, as written.
  var neededImports: Set<String> = []
  /// The types and conditions around the current node.
  var scopes = ScopeStack()
  var values = ValueScopes()
  /// The calls that list the test classes of the file.
  var tests: [ConditionalCode] = []
  /// The lines that are appended to the file.
  var appendix: [String] = []
  private var nextNumber = 0
  /// The modules that the file imports under any condition.
  private(set) lazy var importedModules: Set<String> = ImportedModules.names(in: parsed.tree)
  /// Whether a condition of the file is `canImport(Darwin)`.
  private(set) lazy var asksForDarwin: Bool = {
    String(decoding: parsed.bytes, as: UTF8.self).contains("canImport(Darwin)")
  }()

  init(
    url: URL, parsed: ParsedFile, facts: FileFacts, module: ModuleView, options: RewritingOptions
  ) {
    self.url = url
    self.parsed = parsed
    self.facts = facts
    self.module = module
    self.options = options
    fileIdentifier = Self.identifier(url.deletingPathExtension().lastPathComponent)
  }

  /// Returns a text as part of an identifier. Invalid characters are replaced with their numbers.
  static func identifier(_ text: String) -> String {
    text.unicodeScalars.reduce(into: "") { result, scalar in
      switch scalar {
      case "a"..."z", "A"..."Z", "0"..."9": result.unicodeScalars.append(scalar)
      default: result += "_\(String(scalar.value, radix: 16))_"
      }
    }
  }

  /// Returns an unused number for names in the file.
  func number() -> Int {
    nextNumber += 1
    return nextNumber
  }

  // MARK: - Changes

  func use(_ kind: RewriteKind) { uses[kind, default: 0] += 1 }

  /// Replaces a node without its trivia. Subsequent lines keep their numbers.
  func replace(_ node: some SyntaxProtocol, with text: String) {
    replace(node.trimmedBytes, with: text)
  }

  func replace(_ range: Range<Int>, with text: String) {
    edits.replace(range, with: text)
  }

  func insert(_ text: String, before node: some SyntaxProtocol) {
    edits.insert(text, at: node.trimmedBytes.lowerBound)
  }

  func insert(_ text: String, after node: some SyntaxProtocol) {
    edits.insert(text, at: node.trimmedBytes.upperBound)
  }

  func insert(_ text: String, at offset: Int) { edits.insert(text, at: offset) }

  /// Removes a node and the spaces after it.
  func remove(_ node: some SyntaxProtocol) {
    var range = node.trimmedBytes
    var end = range.upperBound
    while end < parsed.bytes.count, [UInt8(ascii: " "), UInt8(ascii: "\t")].contains(parsed.bytes[end]) { end += 1 }
    // At the end of a line, the spaces after the line break are kept.
    range = range.lowerBound..<end
    replace(range, with: "")
  }

  /// Returns whether a change covers the start of a node.
  func isChanged(_ node: some SyntaxProtocol) -> Bool { edits.covers(node.trimmedBytes.lowerBound) }

  func remark(_ text: String, at node: some SyntaxProtocol) {
    let place = parsed.lines.place(of: node.trimmedBytes.lowerBound)
    let remark = Diagnostic(.warning, text, at: Diagnostic.Location(url, line: place.line, column: place.column))
    if !remarks.contains(remark) { remarks.append(remark) }
  }

  func line(of node: some SyntaxProtocol) -> Int { parsed.line(of: node) }

  /// Returns a directive that makes the compiler count from a line of the author's file.
  func sourceLocation(line: Int) -> String {
    SourceLocationDirective.text(path: url.path, line: line)
  }

  /// Imports the module with the tables that replace the Objective-C runtime.
  func importNames() { neededImports.insert("@_spi(Host) import ObjectiveCNames") }

  func importUIKit() {
    if !importedModules.contains("UIKit") { neededImports.insert("import UIKit") }
  }

  /// Leaves the innermost type and writes its additions before its closing brace.
  func leaveType() {
    let scope = scopes.leave()
    guard !scope.additions.isEmpty else { return }
    let brace = scope.members.rightBrace
    let previous = scope.members.members.last?.lastToken(viewMode: .sourceAccurate)
    let isOnNewLine =
      brace.leadingTrivia.contains(where: \.isNewline)
      || previous?.trailingTrivia.contains(where: \.isNewline) == true
    var text = scope.additions.text()
    if text.contains("\n") {
      text += "\n\(sourceLocation(line: line(of: brace)))\n"
    } else {
      if !isOnNewLine && previous != nil && previous?.tokenKind != .semicolon { text = ";" + text }
      text = text.drop { isOnNewLine && $0 == " " } + " "
    }
    insert(text, before: brace)
  }

  // MARK: - The result

  /// Returns the rewritten text, or nil if the file has no changes.
  func text() -> String? {
    if edits.isEmpty && appendix.isEmpty && neededImports.isEmpty { return nil }
    var head = 0
    // The interpreter line of a script stays the first line.
    if parsed.bytes.starts(with: Array("#!".utf8)) {
      head = (parsed.bytes.firstIndex(of: UInt8(ascii: "\n")) ?? parsed.bytes.count - 1) + 1
    }
    var top = neededImports.sorted().joined(separator: "; ")
    if !top.isEmpty { top += "\n" }
    if !startsWithLocation(at: head) { top += sourceLocation(line: head == 0 ? 1 : 2) + "\n" }
    edits.insert(top, at: head)
    var bytes = edits.applied(to: parsed.bytes)
    if !appendix.isEmpty {
      if bytes.last != UInt8(ascii: "\n") { bytes.append(UInt8(ascii: "\n")) }
      bytes += Array((appendix.joined(separator: "\n") + "\n").utf8)
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Returns whether the file begins with a `#sourceLocation`, as rewritten files do.
  private func startsWithLocation(at head: Int) -> Bool {
    let lines = parsed.bytes[head...].split(
      separator: UInt8(ascii: "\n"), maxSplits: 2, omittingEmptySubsequences: false)
    return lines.prefix(2).contains { $0.starts(with: Array("#sourceLocation(file:".utf8)) }
  }
}

/// The modules in the import declarations of a file.
enum ImportedModules {
  static func names(in tree: SourceFileSyntax) -> Set<String> {
    var result: Set<String> = []
    collect(tree.statements, into: &result)
    return result
  }

  private static func collect(_ statements: CodeBlockItemListSyntax, into result: inout Set<String>) {
    for statement in statements {
      if let declaration = statement.item.as(ImportDeclSyntax.self) {
        if let name = declaration.path.first?.name.identifierText { result.insert(name) }
      } else if let conditional = statement.item.as(IfConfigDeclSyntax.self) {
        for clause in conditional.clauses {
          if case .statements(let inner)? = clause.elements { collect(inner, into: &result) }
        }
      }
    }
  }
}
