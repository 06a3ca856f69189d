import SwiftSources
import SwiftSyntax

// MARK: - Initializers

extension ClassEditor {
  var coder: InitializerDeclSyntax? { entry.initializers.first { $0.labels == ["coder"] } }
  var awakes: Bool { sources.chain(members.name).contains { $0.methods.contains("awakeFromNib()") } }

  var needsInitializer: Bool {
    if isController { return !members.initial.isEmpty || members.style != nil || coder != nil || awakes }
    return true
  }

  func isUIKits(_ initializer: InitializerDeclSyntax) -> Bool {
    [["frame"], ["nibName", "bundle"], ["style", "reuseIdentifier"], ["style"], ["reuseIdentifier"], []]
      .contains(initializer.labels)
  }

  /// Returns `super.init(…)` if it is a statement of an initializer's body.
  func superCall(_ initializer: InitializerDeclSyntax) -> FunctionCallExprSyntax? {
    for item in initializer.body?.statements ?? [] {
      if let call = item.item.as(FunctionCallExprSyntax.self), call.calledExpression.trimmedDescription == "super.init"
      {
        return call
      }
    }
    return nil
  }

  func usesCoder(_ initializer: InitializerDeclSyntax, _ parameter: FunctionParameterSyntax) -> Bool {
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

  /// The declaration of the initializer in code, and the arguments of `super.init`.
  var made: (labels: [String], head: String, arguments: String) {
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

  /// The statements after `super.init` in an initializer. A method sets the class's own properties, because observers
  /// are not called for assignments in an initializer.
  var afterInit: [String] {
    let steps = isController ? members.initial : members.steps
    return (setsOwnProperties ? ["\(setUp)()"] : steps) + (awakes ? ["awakeFromNib()"] : [])
  }

  var setsOwnProperties: Bool {
    let steps = isController ? members.initial : members.steps
    if !isController, !members.assignments.isEmpty { return true }
    let names = Set(sources.chain(members.name).flatMap(\.memberNames))
    return steps.contains { names.contains(String($0.prefix { $0.isLetter || $0.isNumber || $0 == "_" })) }
  }

  var setUp: String {
    let names = Set(sources.chain(members.name).flatMap(\.memberNames))
    return ["setUp", "setUpViews", "setUpLoadedViews"].first { !names.contains($0) } ?? "setUpAfterLoading"
  }

  /// The method for statements that are not possible in an initializer.
  var settingUp: [String] {
    guard needsInitializer, setsOwnProperties else { return [] }
    let connecting = isController ? [] : members.assignments.map { "\($0.outlet) = \($0.name)" }
    let steps = connecting + (isController ? members.initial : members.steps)
    return ["private func \(setUp)() {"]
      + steps.flatMap { $0.split(separator: "\n", omittingEmptySubsequences: false) }.map { "  \($0)" } + ["}"]
  }

  func editInitializers(_ edits: inout SourceEdits) {
    guard needsInitializer else { return }
    let made = made
    let bodyIndent = inner + unit
    func statements(_ lines: [String]) -> String {
      lines.flatMap { $0.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) }
        .flatMap { LongLines.broken(indented([$0], by: bodyIndent), unit: unit) }.map { "\n" + $0 }.joined()
    }
    var written = false
    // Initializers that already create the object in code continue with the content of the file.
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
      // The initializer that loaded the file becomes the one that creates the object in code.
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

  func initializer(_ made: (labels: [String], head: String, arguments: String)) -> [String] {
    var lines = ["\(made.head) {"]
    lines += members.before.map { "  \($0)" }
    lines.append("  super.init(\(made.arguments))")
    lines += afterInit.flatMap { $0.split(separator: "\n", omittingEmptySubsequences: false) }.map { "  \($0)" }
    return lines + ["}"]
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
