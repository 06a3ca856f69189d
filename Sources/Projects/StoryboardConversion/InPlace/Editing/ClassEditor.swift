import Foundation
import SourceRewriting
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

  private var file: SourceText { sources.files[entry.file] }
  private var isController: Bool {
    switch members.kind {
    case .controller, .tableController, .collectionController, .container: true
    default: false
    }
  }

  /// What keeps the class from being changed; nil where nothing does.
  var obstacle: (line: Int, reason: String)? {
    let node = entry.node
    func found(_ node: some SyntaxProtocol, _ reason: String) -> (Int, String) { (file.line(of: node), reason) }
    if node.genericParameterClause != nil { return found(node.name, "\(node.name.text) is generic") }
    let chain = sources.chain(node.name.text)
    if isController, let load = chain.lazy.flatMap({ $0.functions(named: "loadView") }).first {
      return (file.line(of: load), "\(node.name.text) has a loadView() of its own")
    }
    for initializer in entry.initializers where initializer.labels.contains("coder") && initializer.labels.count > 1 {
      return found(initializer, "an initializer takes a coder and more")
    }
    if let coder, coder.signature.parameterClause.parameters.first.map({ usesCoder(coder, $0) }) == true {
      return found(coder, "init(coder:) reads from its coder")
    }
    if isController, needsInitializer, coder == nil {
      let designated = entry.initializers.filter { !$0.isConvenience }
      if let other = designated.first(where: { superCall($0) == nil }) {
        return found(other, "an initializer does not call super.init in a line of its own")
      }
    }
    for above in chain.dropFirst() {
      if let other = above.initializers.first(where: { !$0.isConvenience && $0.labels != ["coder"] && !isUIKits($0) }) {
        return (
          sources.files[above.file].line(of: other), "\(above.node.name.text) has initializers of its own"
        )
      }
    }
    let extended = entry.extensions.flatMap { $0.node.memberBlock.members.map(\.decl) }
    for outlet in extended.compactMap({ $0.as(VariableDeclSyntax.self) }).compactMap(OutletDeclaration.init) {
      return (file.line(of: outlet.node), "an outlet is declared in an extension")
    }
    for (protocolName, needs) in [("UITableViewDelegate", true)] where needs {
      let rows = members.ways.contains { if case .row = $0.origin { true } else { false } }
      let conforms = chain.contains { $0.inherited.contains(protocolName) }
      if rows, members.kind != .tableController, !conforms {
        return found(node.name, "rows lead to another scene, and \(node.name.text) is no \(protocolName)")
      }
    }
    if members.ways.contains(where: { if case .item = $0.origin { true } else { false } }),
      members.kind != .collectionController,
      !chain.contains(where: { $0.inherited.contains("UICollectionViewDelegate") })
    {
      return found(node.name, "items lead to another scene, and \(node.name.text) is no UICollectionViewDelegate")
    }
    return nil
  }

  /// What the file connects that the class does not have.
  var missing: String? {
    let chain = sources.chain(members.name)
    let methods = Set(chain.flatMap(\.memberNames))
    if let action = members.actions.first(where: { !methods.contains($0) }) {
      return "the action \(action) is no method of \(members.name)"
    }
    let inherited = Set(chain.flatMap(\.inherited))
    let own: Set<String> =
      switch members.kind {
      case .tableController: ["UITableViewDelegate", "UITableViewDataSource"]
      case .collectionController: ["UICollectionViewDelegate", "UICollectionViewDataSource"]
      default: []
      }
    for needed in members.conformances.flatMap({ $0.split(separator: ",") }) {
      let name = needed.filter { $0 != " " }
      let isThere =
        inherited.contains(name) || own.contains(name)
        || name == "UICollectionViewDelegate" && inherited.contains("UICollectionViewDelegateFlowLayout")
        || name == "UIScrollViewDelegate"
          && (inherited.contains("UITableViewDelegate") || inherited.contains("UITextViewDelegate"))
      if !isThere { return "\(members.name) is no \(name)" }
    }
    return nil
  }

  // MARK: - Editing

  /// Puts all changes of the class into the edits of its file.
  func edit(_ edits: inout [Int: SourceEdits]) {
    var own = edits[entry.file] ?? SourceEdits()
    outlets(&own)
    actions(&own)
    own.insert(properties, at: propertiesPlace)
    initializers(&own)
    loading(&own)
    adapting(&own)
    edits[entry.file] = own
    rows(&edits)
    var last = edits[entry.file] ?? SourceEdits()
    append(&last)
    edits[entry.file] = last
  }

  // MARK: Indentation

  /// The blanks before the class.
  private var outer: String { Self.blanks(before: entry.node.trimmedBytes.lowerBound, in: file.parsed.bytes) }

  /// The blanks that a level of the class adds.
  var unit: String {
    for member in entry.members {
      let blanks = Self.blanks(before: member.trimmedBytes.lowerBound, in: file.parsed.bytes)
      if blanks.count > outer.count { return String(blanks.dropFirst(outer.count)) }
    }
    return "    "
  }

  private var inner: String { outer + unit }

  static func blanks(before offset: Int, in bytes: [UInt8]) -> String {
    var start = offset
    while start > 0, bytes[start - 1] == 0x20 || bytes[start - 1] == 0x09 { start -= 1 }
    return String(decoding: bytes[start..<offset], as: UTF8.self)
  }

  /// Lines with two blanks for a level as lines of the class.
  private func indented(_ lines: [String], by base: String) -> [String] {
    lines.map { line in
      guard !line.isEmpty else { return "" }
      let blanks = line.prefix { $0 == " " }.count
      return base + String(repeating: unit, count: blanks / 2) + line.dropFirst(blanks / 2 * 2)
    }
  }

  private func text(_ lines: [String]) -> String {
    LongLines.broken(indented(lines, by: inner), unit: unit).joined(separator: "\n")
  }

  // MARK: Properties

  private func outlets(_ edits: inout SourceEdits) {
    for outlet in entry.ownOutlets {
      let isKept = members.assignments.contains { $0.outlet == outlet.name }
      guard !isKept, let property = members.properties.first(where: { $0.isOutlet && $0.name == outlet.name }) else {
        // The file had nothing for it, or the class assigns it.
        remove(outlet.node.attributes.attribute("IBOutlet")!, &edits)
        if isKept, let weak = outlet.node.modifiers.first(where: { $0.name.text == "weak" }) {
          edits.replace(weak.trimmedBytes.lowerBound..<next(weak), with: "")
        }
        continue
      }
      var lines = property.lines
      let isReassigned =
        assignedNames.contains("\(members.name).\(outlet.name)") || assignedNames.contains(outlet.name)
      let own = "\(members.name).\(outlet.name)"
      let needsOptional =
        optionalNames.contains(own) || optionalNames.contains(outlet.name)
        || sources.protocolMembers.contains(outlet.name)
      if needsOptional, !property.isVariable || lines[0].hasPrefix("lazy var") {
        lines[0] = Self.unwrapped(lines[0], property)
      }
      if isReassigned, lines[0].hasPrefix("let ") { lines[0] = "var " + lines[0].dropFirst("let ".count) }
      let modifiers = outlet.node.modifiers.compactMap { modifier -> String? in
        let text = modifier.trimmedDescription
        if text == "weak" || text.hasPrefix("unowned") { return nil }
        if text.contains("(set)"), lines[0].hasPrefix("let ") || property.lines[0].hasSuffix("}") { return nil }
        return text == "open" ? "public" : text
      }
      let others = outlet.node.attributes.compactMap { $0.as(AttributeSyntax.self) }
        .filter { $0.attributeName.trimmedDescription != "IBOutlet" }.map(\.trimmedDescription)
      let head = (others + modifiers).map { "\($0) " }.joined()
      let rest = indented(Array(lines.dropFirst()), by: inner)
      // What takes several lines stands by itself.
      let isFollowed = !rest.isEmpty && outlet.node.id != lastOutlet?.id && followsDirectly(outlet.node)
      edits.replace(
        outlet.node.trimmedBytes,
        with: ([head + lines[0]] + rest).joined(separator: "\n") + (isFollowed ? "\n" : ""))
    }
  }

  /// `let title: UILabel! = …`: what unwraps it or tests it still compiles.
  private static func unwrapped(_ line: String, _ property: ClassMembers.Property) -> String {
    guard let equals = line.range(of: " = "), !property.type.hasPrefix("[") else { return line }
    let head = line[..<equals.lowerBound]
    let name = head.split(separator: ":")[0]
    return "\(name): \(property.type)!\(line[equals.lowerBound...])"
  }

  private func remove(_ attribute: AttributeSyntax, _ edits: inout SourceEdits) {
    edits.replace(attribute.trimmedBytes.lowerBound..<next(attribute), with: "")
  }

  /// Whether the next line is not empty.
  private func followsDirectly(_ node: some SyntaxProtocol) -> Bool {
    let bytes = file.parsed.bytes
    var index = node.trimmedBytes.upperBound
    while index < bytes.count, bytes[index] != UInt8(ascii: "\n") { index += 1 }
    index += 1
    while index < bytes.count, bytes[index] == 0x20 || bytes[index] == 0x09 || bytes[index] == 0x0D { index += 1 }
    return index < bytes.count && bytes[index] != UInt8(ascii: "\n")
  }

  /// Where the token after a node begins.
  private func next(_ node: some SyntaxProtocol) -> Int {
    node.lastToken(viewMode: .sourceAccurate)?.nextToken(viewMode: .sourceAccurate)?
      .positionAfterSkippingLeadingTrivia.utf8Offset ?? node.trimmedBytes.upperBound
  }

  private var lastOutlet: VariableDeclSyntax? { entry.ownOutlets.last?.node }

  private var propertiesPlace: Int {
    lastOutlet?.trimmedBytes.upperBound ?? entry.node.memberBlock.leftBrace.trimmedBytes.upperBound
  }

  /// The views that no outlet had.
  private var properties: String {
    let declared = Set(entry.ownOutlets.map(\.name))
    var lines: [String] = []
    for property in members.properties where !(property.isOutlet && declared.contains(property.name)) {
      if lines.last.map({ $0.hasPrefix("}") }) == true || property.lines.count > 1 { lines.append("") }
      lines.append("private " + property.lines[0])
      lines += property.lines.dropFirst()
    }
    while lines.first == "" { lines.removeFirst() }
    guard !lines.isEmpty else { return "" }
    return "\n" + (lastOutlet == nil ? "" : "\n") + text(lines) + (lastOutlet == nil ? "\n" : "")
  }

  // MARK: Actions

  private func actions(_ edits: inout SourceEdits) {
    let functions = entry.allMembers.compactMap { $0.as(FunctionDeclSyntax.self) }
    for function in functions where entry.members.contains(where: { $0.id == DeclSyntax(function).id }) {
      guard let attribute = function.attributes.attribute("IBAction") else { continue }
      if function.attributes.has("objc") {
        remove(attribute, &edits)
      } else {
        edits.replace(attribute.trimmedBytes, with: "@objc")
      }
    }
  }

  // MARK: Initializers

  private var coder: InitializerDeclSyntax? { entry.initializers.first { $0.labels == ["coder"] } }
  private var awakes: Bool { sources.chain(members.name).contains { $0.methods.contains("awakeFromNib()") } }

  private var needsInitializer: Bool {
    if isController { return !members.initial.isEmpty || members.style != nil || coder != nil || awakes }
    return true
  }

  private func isUIKits(_ initializer: InitializerDeclSyntax) -> Bool {
    [["frame"], ["nibName", "bundle"], ["style", "reuseIdentifier"], ["style"], ["reuseIdentifier"], []]
      .contains(initializer.labels)
  }

  /// `super.init(…)` as a statement of an initializer's body.
  private func superCall(_ initializer: InitializerDeclSyntax) -> FunctionCallExprSyntax? {
    for item in initializer.body?.statements ?? [] {
      if let call = item.item.as(FunctionCallExprSyntax.self), call.calledExpression.trimmedDescription == "super.init"
      {
        return call
      }
    }
    return nil
  }

  private func usesCoder(_ initializer: InitializerDeclSyntax, _ parameter: FunctionParameterSyntax) -> Bool {
    let name = (parameter.secondName ?? parameter.firstName).text
    let call = superCall(initializer)
    for token in initializer.body?.tokens(viewMode: .sourceAccurate) ?? TokenSequence.none
    where token.text == name && token.tokenKind == .identifier(name) {
      let isOfCall = call.map { $0.trimmedBytes.contains(token.trimmedBytes.lowerBound) } ?? false
      let isLabel = token.nextToken(viewMode: .sourceAccurate)?.tokenKind == .colon
      if !isOfCall, !isLabel { return true }
    }
    return call == nil
      && initializer.body?.statements.contains { $0.trimmedDescription.hasPrefix("fatalError") } != true
  }

  /// The head of the initializer in code, and the arguments of `super.init`.
  private var made: (labels: [String], head: String, arguments: String) {
    switch members.kind {
    case .view: (["frame"], "override init(frame: CGRect)", members.style ?? "frame: frame")
    case .tableCell:
      (
        ["style", "reuseIdentifier"], "override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?)",
        members.style ?? "style: style, reuseIdentifier: reuseIdentifier"
      )
    case .headerFooter:
      (["reuseIdentifier"], "override init(reuseIdentifier: String?)", "reuseIdentifier: reuseIdentifier")
    case .tableController: ([], "init()", members.style ?? "style: .plain")
    case .collectionController:
      ([], "init()", members.style ?? "collectionViewLayout: UICollectionViewFlowLayout()")
    case .controller, .container: ([], "init()", "nibName: nil, bundle: nil")
    }
  }

  /// What an initializer does after `super.init`. Properties of the class's own are set by a method: observers do not see what an
  /// initializer sets.
  private var afterInit: [String] {
    let steps = isController ? members.initial : members.steps
    return (setsOwnProperties ? ["\(setUp)()"] : steps) + (awakes ? ["awakeFromNib()"] : [])
  }

  private var setsOwnProperties: Bool {
    let steps = isController ? members.initial : members.steps
    if !isController, !members.assignments.isEmpty { return true }
    let names = Set(sources.chain(members.name).flatMap(\.memberNames))
    return steps.contains { names.contains(String($0.prefix { $0.isLetter || $0.isNumber || $0 == "_" })) }
  }

  private var setUp: String {
    let names = Set(sources.chain(members.name).flatMap(\.memberNames))
    return ["setUp", "setUpViews", "setUpLoadedViews"].first { !names.contains($0) } ?? "setUpAfterLoading"
  }

  /// The method that does what an initializer can't.
  private var settingUp: [String] {
    guard needsInitializer, setsOwnProperties else { return [] }
    let connecting = isController ? [] : members.assignments.map { "\($0.outlet) = \($0.name)" }
    let steps = connecting + (isController ? members.initial : members.steps)
    return ["private func \(setUp)() {"]
      + steps.flatMap { $0.split(separator: "\n", omittingEmptySubsequences: false) }.map { "  \($0)" } + ["}"]
  }

  private func initializers(_ edits: inout SourceEdits) {
    guard needsInitializer else { return }
    let made = made
    let bodyIndent = inner + unit
    func statements(_ lines: [String]) -> String {
      lines.flatMap { $0.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) }
        .flatMap { LongLines.broken(indented([$0], by: bodyIndent), unit: unit) }.map { "\n" + $0 }.joined()
    }
    var written = false
    // Initializers that make it in code already go on with what the file had.
    for initializer in entry.initializers where !initializer.isConvenience && initializer.labels != ["coder"] {
      guard let call = superCall(initializer) else { continue }
      if initializer.labels == made.labels { written = true }
      edits.insert(statements(afterInit), at: call.trimmedBytes.upperBound)
      if let style = members.style, initializer.labels != made.labels || members.kind != .view {
        edits.replace(call.trimmedBytes, with: "super.init(\(style))")
      }
    }
    let hasOthers = isController && entry.initializers.contains { !$0.isConvenience && $0.labels != ["coder"] }
    let unavailable = [
      "@available(*, unavailable)", "required init?(coder: NSCoder) {",
      "  fatalError(\"init(coder:) has not been implemented\")", "}",
    ]
    if let coder {
      let isStub = coder.body?.statements.contains { $0.trimmedDescription.hasPrefix("fatalError") } == true
      guard !isStub else {
        if !written, !hasOthers { insert(initializer(made), &edits) }
        return
      }
      if written || hasOthers {
        if !sources.hasSubclass(members.name) {
          edits.replace(coder.trimmedBytes, with: text(unavailable).trimmingBlanks)
        }
        return
      }
      // The path by which the file came becomes the one by which code makes it.
      guard let call = superCall(coder), let body = coder.body else { return }
      let head = coder.modifiers.first { $0.name.text == "public" }.map { _ in "public " } ?? ""
      edits.replace(coder.trimmedBytes.lowerBound..<body.trimmedBytes.lowerBound, with: "\(head)\(made.head) ")
      edits.replace(call.trimmedBytes, with: "super.init(\(made.arguments))" + statements(afterInit))
      edits.insert("\n\n" + text(unavailable), at: coder.trimmedBytes.upperBound)
      return
    }
    if written || hasOthers { return }
    insert(initializer(made) + [""] + unavailable, &edits)
  }

  private func initializer(_ made: (labels: [String], head: String, arguments: String)) -> [String] {
    var lines = ["\(made.head) {"]
    lines += members.before.map { "  \($0)" }
    lines.append("  super.init(\(made.arguments))")
    lines += afterInit.flatMap { $0.split(separator: "\n", omittingEmptySubsequences: false) }.map { "  \($0)" }
    return lines + ["}"]
  }

  // MARK: Loading

  private func loading(_ edits: inout SourceEdits) {
    guard isController, members.kind != .container else { return }
    var lines = ["override func loadView() {"]
    lines.append(members.rootView.map { "  view = \($0)" } ?? "  super.loadView()")
    lines += members.assignments.map { "  \($0.outlet) = \($0.name)" }
    lines += members.steps.flatMap { $0.split(separator: "\n", omittingEmptySubsequences: false) }.map { "  \($0)" }
    insert(lines + ["}"], &edits)
  }

  private func adapting(_ edits: inout SourceEdits) {
    guard members.adapts else { return }
    let name = "traitCollectionDidChange"
    if let own = entry.functions(named: name).first, let body = own.body,
      entry.members.contains(where: { $0.id == DeclSyntax(own).id })
    {
      edits.insert("\n" + inner + unit + "adaptConstraints()", at: body.leftBrace.trimmedBytes.upperBound)
      return
    }
    insert(
      [
        "override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {",
        "  super.traitCollectionDidChange(previousTraitCollection)", "  adaptConstraints()", "}",
      ], &edits)
  }

  /// Puts a member before the first method of the class, or at its end.
  private func insert(_ lines: [String], _ edits: inout SourceEdits) {
    guard let first = entry.members.first(where: { $0.is(FunctionDeclSyntax.self) }) else {
      edits.insert("\n" + text(lines) + "\n" + outer, at: end)
      return
    }
    edits.insert(text(lines) + "\n\n", at: lineStart(of: first))
  }

  /// Where the comment of a declaration begins, or its line.
  private func lineStart(of node: DeclSyntax) -> Int {
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

  private var end: Int {
    let brace = entry.node.memberBlock.rightBrace.trimmedBytes.lowerBound
    return brace - Self.blanks(before: brace, in: file.parsed.bytes).utf8.count
  }

  // MARK: Rows, ways, helpers

  private func rows(_ edits: inout [Int: SourceEdits]) {
    var table: [(ClassMembers.Way, String?, String?)] = []
    var accessories: [(ClassMembers.Way, String?, String?)] = []
    var items: [(ClassMembers.Way, String?, String?)] = []
    for way in members.ways {
      switch way.origin {
      case .row(let property, let identifier): table.append((way, property, identifier))
      case .accessory(let property, let identifier): accessories.append((way, property, identifier))
      case .item(let identifier): items.append((way, nil, identifier))
      default: break
      }
    }
    let isTable = members.kind == .tableController
    select("tableView", "didSelectRowAt", "UITableView", "cellForRow(at:", table, isTable, &edits)
    select(
      "tableView", "accessoryButtonTappedForRowWith", "UITableView", "cellForRow(at:", accessories, isTable, &edits)
    select(
      "collectionView", "didSelectItemAt", "UICollectionView", "cellForItem(at:", items,
      members.kind == .collectionController, &edits)
  }

  private func select(
    _ name: String, _ label: String, _ type: String, _ cell: String, _ ways: [(ClassMembers.Way, String?, String?)],
    _ overrides: Bool, _ edits: inout [Int: SourceEdits]
  ) {
    guard !ways.isEmpty else { return }
    func lines(_ path: String, _ view: String) -> [String] {
      let asked = "\(view).\(cell) \(path))"
      if ways.contains(where: { $0.1 != nil }) {
        return ["switch rows[\(path).section][\(path).row] {"]
          + ways.compactMap { way in way.1.map { "case \($0): \(way.0.method)(\($0))" } } + ["default: break", "}"]
      }
      if ways.count == 1, let only = ways.first { return ["\(only.0.method)(\(asked))"] }
      var lines = ["let selectedCell = \(asked)", "switch selectedCell?.reuseIdentifier {"]
      for way in ways { lines.append("case \"\(way.2 ?? "")\": \(way.0.method)(selectedCell)") }
      return lines + ["default: break", "}"]
    }
    for (index, members) in [(entry.file, entry.members)]
      + entry.extensions.map({ ($0.file, $0.node.memberBlock.members.map(\.decl)) })
    {
      for function in members.compactMap({ $0.as(FunctionDeclSyntax.self) })
      where function.fullName == "\(name)(_:\(label):)" {
        guard let body = function.body else { continue }
        let parameters = Array(function.signature.parameterClause.parameters)
        let path = (parameters[1].secondName ?? parameters[1].firstName).text
        let view = (parameters[0].secondName ?? parameters[0].firstName).text
        let base = Self.blanks(before: function.trimmedBytes.lowerBound, in: sources.files[index].parsed.bytes) + unit
        edits[index, default: SourceEdits()].insert(
          indented(lines(path, view), by: base).map { "\n\($0)" }.joined(), at: body.leftBrace.trimmedBytes.upperBound)
        return
      }
    }
    var own = edits[entry.file] ?? SourceEdits()
    insert(
      ["\(overrides ? "override " : "")func \(name)(_ \(name): \(type), \(label) indexPath: IndexPath) {"]
        + lines("indexPath", name).map { "  \($0)" } + ["}"], &own)
    edits[entry.file] = own
  }

  /// The members at the end of the class, and what stands beside it.
  private func append(_ edits: inout SourceEdits) {
    let methods = Set(sources.chain(members.name).flatMap(\.methods))
    var lines = settingUp
    if !lines.isEmpty, !members.methods.isEmpty { lines.append("") }
    for line in members.methods {
      let blanks = String(line.prefix { $0 == " " })
      switch line.dropFirst(blanks.count) {
      case Substring(ClassMembers.preparation):
        guard methods.contains("prepare(for:sender:)"), let way = way(before: lines) else { continue }
        let identifier = way.identifier.map { "\"\($0)\"" } ?? "nil"
        lines += [
          "\(blanks)let segue = UIStoryboardSegue(identifier: \(identifier), source: self, destination: destination)",
          "\(blanks)prepare(for: segue, sender: sender)",
        ]
      case Substring(ClassMembers.wayBack):
        guard let way = way(before: lines) else { continue }
        lines += wayBack(way, prepares: methods.contains("prepare(for:sender:)")).map { blanks + $0 }
      default:
        lines.append(line)
        if line.hasPrefix("@objc private func "), let way = way(before: lines),
          methods.contains("shouldPerformSegue(withIdentifier:sender:)"), let identifier = way.identifier
        {
          lines.append(
            "  guard shouldPerformSegue(withIdentifier: \"\(identifier)\", sender: sender) else { return }")
        }
      }
    }
    if !lines.isEmpty { edits.insert("\n" + text(lines) + "\n", at: end) }
  }

  private func way(before lines: [String]) -> ClassMembers.Way? {
    guard let head = lines.last(where: { $0.hasPrefix("@objc private func ") }) else { return nil }
    let name = head.dropFirst("@objc private func ".count).prefix { $0 != "(" }
    return members.ways.first { $0.method == name }
  }

  private func wayBack(_ way: ClassMembers.Way, prepares: Bool) -> [String] {
    guard let action = way.unwindAction, let target = unwinding[action] else { return ["dismiss(animated: true)"] }
    let identifier = way.identifier.map { "\"\($0)\"" } ?? "nil"
    let method = action.split(separator: ":")[0]
    var lines = [
      "let containers = sequence(first: self as UIViewController) { $0.parent ?? $0.presentingViewController }",
      "let candidates = containers.flatMap { [$0] + $0.children.reversed() }",
      "let found = candidates.lazy.compactMap { $0 as? \(target) }",
      "guard let destination = found.first(where: { $0 !== self }) else { return }",
      "let segue = UIStoryboardSegue(identifier: \(identifier), source: self, destination: destination)",
    ]
    if prepares { lines.append("prepare(for: segue, sender: sender)") }
    lines += [
      "destination.\(Self.call(String(method)))",
      "let isCovered = destination.presentedViewController != nil",
      "if isCovered { destination.dismiss(animated: true) }",
      "destination.navigationController?.popToViewController(destination, animated: !isCovered)",
    ]
    return lines
  }

  /// `unwindToList(_:)` with the segue, `unwindWithSegue:` by its label.
  private static func call(_ method: String) -> String {
    if let range = method.range(of: "With", options: .backwards), range.upperBound < method.endIndex {
      let label = method[range.upperBound...]
      return "\(method[..<range.lowerBound])(\(label.prefix(1).lowercased() + label.dropFirst()): segue)"
    }
    return "\(method)(segue)"
  }
}

extension TokenSequence {
  fileprivate static var none: TokenSequence {
    MissingExprSyntax(placeholder: .identifier("")).tokens(viewMode: .sourceAccurate)
  }
}

extension String {
  fileprivate var trimmingBlanks: String { String(drop { $0 == " " || $0 == "\t" }) }
}
