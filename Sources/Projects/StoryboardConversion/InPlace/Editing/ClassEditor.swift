import Foundation
import SwiftSources
import SwiftSyntax

/// An editor that adds the content of a file to its class.
struct ClassEditor {
  let sources: ProjectSources
  let entry: ClassEntry
  let members: ClassMembers
  /// The names of outlets that the project's code uses as optionals.
  let optionalNames: Set<String>
  let assignedNames: Set<String>
  /// The classes with methods for unwind segues, by the method.
  let unwinding: [String: String]

  init(
    sources: ProjectSources, entry: ClassEntry, members: ClassMembers, optionalNames: Set<String>,
    assignedNames: Set<String>, unwinding: [String: String]
  ) {
    self.sources = sources
    self.entry = entry
    self.members = Self.renamed(members, besides: sources.chain(members.name))
    self.optionalNames = optionalNames
    self.assignedNames = assignedNames
    self.unwinding = unwinding
  }

  /// Returns the members with new names if methods of the class have the names of generated ones.
  private static func renamed(_ members: ClassMembers, besides chain: [ClassEntry]) -> ClassMembers {
    let methods = Set(chain.flatMap(\.methods))
    let names = Set(chain.flatMap(\.memberNames))
    var result = members
    func rename(_ name: String, _ other: String) {
      let word = try? NSRegularExpression(pattern: "(?<![A-Za-z0-9_.])\(name)(?=[\\(\\[:])")
      func replaced(_ line: String) -> String {
        word?.stringByReplacingMatches(
          in: line, range: NSRange(line.startIndex..., in: line), withTemplate: other) ?? line
      }
      result.steps = result.steps.map(replaced)
      result.methods = result.methods.map(replaced)
    }
    for (name, other) in [
      ("addSubviews", "addLoadedViews"), ("activateConstraints", "activateLoadedConstraints"),
      ("connect", "connectViews"), ("adaptConstraints", "adaptLoadedConstraints"),
    ] where methods.contains("\(name)()") { rename(name, other) }
    for name in ["rows", "adaptiveConstraints"] where names.contains(name) {
      rename(name, "loaded" + name.prefix(1).uppercased() + name.dropFirst())
    }
    return result
  }

  var file: ProjectFile { sources.files[entry.file] }
  var isController: Bool {
    switch members.kind {
    case .controller, .tableController, .collectionController, .container: true
    default: false
    }
  }

  /// Adds all changes of the class to the edits of its file and of the files with its extensions.
  func edit(_ edits: inout [Int: SourceEdits]) {
    var own = edits[entry.file] ?? SourceEdits()
    editOutlets(&own)
    editActions(&own)
    own.insert(newProperties, at: propertiesPlace)
    editInitializers(&own)
    addLoadView(&own)
    editTraitChanges(&own)
    edits[entry.file] = own
    editSelection(&edits)
    appendMembers(&edits[entry.file, default: SourceEdits()])
  }

  // MARK: Indentation

  /// The indentation of the class.
  var outer: String { Self.blanks(before: entry.node.trimmedBytes.lowerBound, in: file.parsed.bytes) }

  /// The indentation of a level in the class.
  var unit: String {
    for member in entry.members {
      let blanks = Self.blanks(before: member.trimmedBytes.lowerBound, in: file.parsed.bytes)
      if blanks.count > outer.count { return String(blanks.dropFirst(outer.count)) }
    }
    return "    "
  }

  var inner: String { outer + unit }

  static func blanks(before offset: Int, in bytes: [UInt8]) -> String {
    var start = offset
    while start > 0, bytes[start - 1] == 0x20 || bytes[start - 1] == 0x09 { start -= 1 }
    return String(decoding: bytes[start..<offset], as: UTF8.self)
  }

  /// Returns lines with two spaces for each level in the indentation of the class.
  func indented(_ lines: [String], by base: String) -> [String] {
    lines.map { line in
      guard !line.isEmpty else { return "" }
      let blanks = line.prefix { $0 == " " }.count
      return base + String(repeating: unit, count: blanks / 2) + line.dropFirst(blanks / 2 * 2)
    }
  }

  func text(_ lines: [String]) -> String {
    LongLines.broken(indented(lines, by: inner), unit: unit).joined(separator: "\n")
  }

  // MARK: Changes

  func remove(_ attribute: AttributeSyntax, _ edits: inout SourceEdits) {
    edits.replace(attribute.trimmedBytes.lowerBound..<next(attribute), with: "")
  }

  /// Returns the position of the token after a node.
  func next(_ node: some SyntaxProtocol) -> Int {
    node.lastToken(viewMode: .sourceAccurate)?.nextToken(viewMode: .sourceAccurate)?
      .positionAfterSkippingLeadingTrivia.utf8Offset ?? node.trimmedBytes.upperBound
  }

  /// Inserts a member before the first method of the class, or at its end.
  func insert(_ lines: [String], _ edits: inout SourceEdits) {
    guard let first = entry.members.first(where: { $0.is(FunctionDeclSyntax.self) }) else {
      edits.insert("\n" + text(lines) + "\n" + outer, at: end)
      return
    }
    edits.insert(text(lines) + "\n\n", at: lineStart(of: first))
  }

  /// Returns the position at which the comment of a declaration begins, or its line.
  func lineStart(of node: DeclSyntax) -> Int {
    let bytes = file.parsed.bytes
    // Begin after the last line of the previous member.
    var start = node.positionAfterSkippingLeadingTrivia.utf8Offset
    let full = node.position.utf8Offset
    var found = start
    while start > full {
      start -= 1
      if bytes[start] == UInt8(ascii: "\n") {
        found = start + 1
        // An empty line ends its comment.
        var before = start
        while before > full, bytes[before - 1] == 0x20 || bytes[before - 1] == 0x09 { before -= 1 }
        if before > full, bytes[before - 1] == UInt8(ascii: "\n") { break }
        if before == full { break }
      }
    }
    return found
  }

  var end: Int {
    let brace = entry.node.memberBlock.rightBrace.trimmedBytes.lowerBound
    return brace - Self.blanks(before: brace, in: file.parsed.bytes).utf8.count
  }
}
