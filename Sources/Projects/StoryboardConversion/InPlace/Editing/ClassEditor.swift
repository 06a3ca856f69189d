import Foundation
import SwiftSources
import SwiftSyntax

/// Writes what a file made into the class that had it.
struct ClassEditor {
  let sources: ProjectSources
  let entry: ClassEntry
  let members: ClassMembers
  /// How code uses outlets in the whole project.
  let optionalNames: Set<String>
  let assignedNames: Set<String>
  /// Where a way back leads: the classes by the method that they have.
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

  /// The members, where methods of the class have names that written ones would.
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

  /// Puts all changes of the class into the edits of its file, and of those with its extensions.
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

  /// The blanks before the class.
  var outer: String { Self.blanks(before: entry.node.trimmedBytes.lowerBound, in: file.parsed.bytes) }

  /// The blanks that a level of the class adds.
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

  /// Lines with two blanks for a level as lines of the class.
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

  /// Where the token after a node begins.
  func next(_ node: some SyntaxProtocol) -> Int {
    node.lastToken(viewMode: .sourceAccurate)?.nextToken(viewMode: .sourceAccurate)?
      .positionAfterSkippingLeadingTrivia.utf8Offset ?? node.trimmedBytes.upperBound
  }

  /// Puts a member before the first method of the class, or at its end.
  func insert(_ lines: [String], _ edits: inout SourceEdits) {
    guard let first = entry.members.first(where: { $0.is(FunctionDeclSyntax.self) }) else {
      edits.insert("\n" + text(lines) + "\n" + outer, at: end)
      return
    }
    edits.insert(text(lines) + "\n\n", at: lineStart(of: first))
  }

  /// Where the comment of a declaration begins, or its line.
  func lineStart(of node: DeclSyntax) -> Int {
    let bytes = file.parsed.bytes
    // Behind the last line of the member before it.
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
