import SwiftSources
import SwiftSyntax

/// Omits the smallest piece of source text around an error, so that the rest compiles: a condition, a statement, a
/// body, a declaration. If the piece was omitted already and the error remains, it omits the next larger piece.
struct StatementRemover {
  let file: ModuleFile
  /// A function that returns whether a closure is an argument of a stub, which never calls it.
  var isNeverCalled: (ClosureExprSyntax) -> Bool = { _ in false }
  /// A function that returns the author's text of a line.
  var originalText: (Int) -> String? = { _ in nil }
  /// The size of the smallest pieces that are omitted.
  var minimumSize = Size.condition

  enum Size: Int, Comparable {
    case condition, statement, body, declaration
    static func < (left: Size, right: Size) -> Bool { left.rawValue < right.rawValue }
  }

  struct Removal {
    var range: Range<Int>
    var replacement: String
    /// Additional changes that belong to the removal.
    var insertions: [(offset: Int, text: String)] = []
    var size: Size
    /// The names that the piece declared.
    var removedNames: [String] = []
    var detail: String
  }

  static let module = "StubSupport"

  func removal(at token: TokenSyntax) -> Removal? {
    if let closure = token.enclosing.lazy.compactMap({ $0.as(ClosureExprSyntax.self) }).first(where: {
      isNeverCalled($0) && !$0.statements.isEmpty && $0.statements.trimmedBytes.contains(token.trimmedBytes.lowerBound)
    }) {
      return emptied(closure)
    }
    var previous: Syntax = Syntax(token)
    for node in token.enclosing.dropFirst() {
      defer { previous = node }
      if let removal = removal(node, from: previous) { return removal }
    }
    return nil
  }

  /// Returns a removal that empties a closure that is never called. A closure with a result still returns a value.
  func emptied(_ closure: ClosureExprSyntax) -> Removal {
    let type = closure.signature?.returnClause?.type.trimmedDescription ?? "Void"
    let gives = !["Void", "()"].contains(type) && closure.statements.first != nil
    return Removal(
      range: closure.statements.trimmedBytes,
      replacement: gives ? "return StubSupport.OmittedCode.value\(arguments(closure.rightBrace))" : "",
      size: .condition, detail: "is omitted, because it is never called")
  }

  private func removal(_ node: Syntax, from inner: Syntax) -> Removal? {
    if let element = node.as(ConditionElementSyntax.self) { return minimumSize > .condition ? nil : condition(element) }
    if let loop = node.as(ForStmtSyntax.self), loop.sequence.id == inner.id {
      return minimumSize > .condition || StatementRemover.isPlaceholder(loop.sequence) ? nil : sequence(loop)
    }
    if let label = node.as(SwitchCaseSyntax.self), label.label.id == inner.id {
      return minimumSize > .statement ? nil : switchCase(label)
    }
    if let item = node.as(CodeBlockItemSyntax.self) {
      if let declaration = item.item.as(DeclSyntax.self), !declaration.is(VariableDeclSyntax.self) {
        return self.declaration(declaration, in: Syntax(item))
      }
      if let macro = item.item.as(ExprSyntax.self)?.as(MacroExpansionExprSyntax.self), isTopLevel(item) {
        // The macro is a declaration such as `#Preview { ... }`. Outside of main.swift, no statement may replace it.
        return Removal(range: macro.trimmedBytes, replacement: "", size: .declaration, detail: "is omitted")
      }
      return minimumSize > .statement && !isTopLevel(item) ? nil : statement(item)
    }
    if let item = node.as(MemberBlockItemSyntax.self) { return declaration(item.decl, in: Syntax(item)) }
    return nil
  }

  private func isTopLevel(_ item: CodeBlockItemSyntax) -> Bool {
    item.parent?.parent?.is(SourceFileSyntax.self) ?? false
  }

  // MARK: Placeholders

  /// Returns whether an expression replaces omitted code.
  static func isPlaceholder(_ node: some SyntaxProtocol) -> Bool {
    let text = node.trimmedDescription
    return ["statement", "value", "object", "nothing", "condition", "sequence", "stop"].contains {
      text.hasPrefix("\(module).OmittedCode.\($0)(")
    }
  }

  static func hasPlaceholder(_ node: some SyntaxProtocol) -> Bool {
    node.description.contains("\(module).OmittedCode.")
  }

  /// Returns arguments such as `("source text", "File.swift:12")`.
  func arguments(_ node: some SyntaxProtocol) -> String {
    var text = file.text(node.trimmedBytes)
    // Text that was changed before is not the author's.
    if text.contains("\(StatementRemover.module)."),
      let own = originalText(file.parsed.lines.line(of: node.trimmedBytes.lowerBound))
    {
      text = own
    }
    text = StatementRemover.short(text)
    let name = file.source.original.lastPathComponent
    return "(\(StatementRemover.literal(text)), \(StatementRemover.literal("\(name):\(file.line(of: node))")))"
  }

  /// Returns the first line of a text, with at most 80 characters.
  static func short(_ text: String) -> String {
    let line = text.split(separator: "\n").first.map { $0.trimmed } ?? ""
    return line.count > 80 ? String(line.prefix(79)) + "…" : line
  }

  private static func literal(_ text: String) -> String {
    var result = "\""
    for character in text.unicodeScalars {
      switch character {
      case "\\", "\"": result += "\\\(character)"
      case _ where character.value < 32: result += " "
      default: result.unicodeScalars.append(character)
      }
    }
    return result + "\""
  }

  /// Returns the placeholder of omitted code with another function: `OmittedCode.stop` for `OmittedCode.value`.
  private func placeholder(_ expression: ExprSyntax, from old: String, as new: String) -> String? {
    let text = expression.trimmedDescription
    let mark = "\(StatementRemover.module).OmittedCode.\(old)("
    return text.hasPrefix(mark) ? "\(StatementRemover.module).OmittedCode.\(new)(" + text.dropFirst(mark.count) : nil
  }

  func call(_ name: String, _ node: some SyntaxProtocol) -> String {
    "\(StatementRemover.module).OmittedCode.\(name)\(arguments(node))"
  }

  // MARK: Conditions

  private func condition(_ element: ConditionElementSyntax) -> Removal? {
    let range = element.condition.trimmedBytes
    switch element.condition {
    case .expression(let expression):
      if StatementRemover.isPlaceholder(expression) { return nil }
      return Removal(
        range: range, replacement: call("condition", element), size: .condition, detail: "evaluates to false")
    case .optionalBinding(let binding):
      guard let initializer = binding.initializer else {
        return Removal(
          range: range,
          replacement:
            "\(binding.bindingSpecifier.text) \(binding.pattern.trimmedDescription) = \(call("nothing", element))",
          size: .condition, detail: "evaluates to false")
      }
      if StatementRemover.isPlaceholder(initializer.value) { return nil }
      var replacement = call(binding.typeAnnotation == nil ? "nothing" : "value", element)
      // `as? T` determines the type of the name.
      if let sequence = initializer.value.as(SequenceExprSyntax.self), binding.typeAnnotation == nil,
        let last = sequence.elements.last?.as(TypeExprSyntax.self),
        let cast = sequence.elements.dropLast().last?.as(UnresolvedAsExprSyntax.self),
        cast.questionOrExclamationMark?.text == "?"
      {
        replacement = "\(call("value", element)) as \(StatementRemover.optional(last.type))"
      }
      return Removal(
        range: initializer.value.trimmedBytes, replacement: replacement, size: .condition, detail: "evaluates to false")
    case .matchingPattern(let pattern):
      let names = pattern.pattern.boundNames
      let replacement =
        names.isEmpty
        ? call("condition", element) : names.map { "let \($0) = \(call("nothing", element))" }.joined(separator: ", ")
      return Removal(range: range, replacement: replacement, size: .condition, detail: "evaluates to false")
    default: return nil
    }
  }

  static func optional(_ type: TypeSyntax) -> String {
    let text = type.trimmedDescription
    return type.is(FunctionTypeSyntax.self) || type.is(SomeOrAnyTypeSyntax.self) || type.is(CompositionTypeSyntax.self)
      ? "(\(text))?" : "\(text)?"
  }

  private func sequence(_ loop: ForStmtSyntax) -> Removal {
    Removal(
      range: loop.sequence.trimmedBytes, replacement: call("sequence", loop.sequence), size: .condition,
      detail: "iterates over an empty sequence")
  }

  private func switchCase(_ node: SwitchCaseSyntax) -> Removal? {
    guard case .case(let label) = node.label, !StatementRemover.hasPlaceholder(label) else { return nil }
    return Removal(
      range: node.trimmedBytes,
      replacement: "case _ where \(call("condition", label)): \(call("stop", label))", size: .statement,
      detail: "never matches")
  }

  // MARK: Statements

  private func statement(_ item: CodeBlockItemSyntax) -> Removal? {
    switch item.item {
    case .decl(let declaration):
      guard let variable = declaration.as(VariableDeclSyntax.self) else { return nil }
      return self.variable(variable)
    case .expr(let expression): return self.expression(expression, in: item)
    case .stmt(let statement):
      if let returned = statement.as(ReturnStmtSyntax.self) {
        guard let value = returned.expression else { return nil }
        if StatementRemover.isPlaceholder(value) {
          // No value of the result type can be created.
          guard let stop = placeholder(value, from: "value", as: "stop") else { return nil }
          return Removal(
            range: returned.trimmedBytes, replacement: stop, size: .statement, detail: "terminates the app")
        }
        return Removal(
          range: value.trimmedBytes, replacement: call("value", returned), size: .statement,
          detail: "is replaced by a default value")
      }
      if let wrapped = statement.as(ExpressionStmtSyntax.self) { return expression(wrapped.expression, in: item) }
      if statement.is(GuardStmtSyntax.self) {
        return Removal(
          range: item.item.trimmedBytes, replacement: call("statement", item), size: .statement,
          removedNames: names(in: item),
          detail: "is omitted")
      }
      return Removal(
        range: item.item.trimmedBytes, replacement: call("statement", item), size: .statement, detail: "is omitted")
    @unknown default: return nil
    }
  }

  private func expression(_ expression: ExprSyntax, in item: CodeBlockItemSyntax) -> Removal? {
    if let value = placeholder(expression, from: "statement", as: "value") {
      // The value is required.
      guard givesValue(item) else { return nil }
      return Removal(
        range: expression.trimmedBytes, replacement: value, size: .statement, detail: "is replaced by a default value"
      )
    }
    if StatementRemover.isPlaceholder(expression) { return nil }
    if let removal = firstValue(expression, in: item) { return removal }
    let isValue = givesValue(item) && !isInClosure(item)
    return Removal(
      range: item.item.trimmedBytes, replacement: call(isValue ? "value" : "statement", item), size: .statement,
      detail: isValue ? "is replaced by a default value" : "is omitted")
  }

  /// Returns whether an item is the only expression of a body that returns a value.
  private func givesValue(_ item: CodeBlockItemSyntax) -> Bool {
    guard let list = item.parent?.as(CodeBlockItemListSyntax.self), list.count == 1, let owner = list.parent else {
      return false
    }
    if owner.is(ClosureExprSyntax.self) { return true }
    // The body is an implicit getter.
    if owner.is(AccessorBlockSyntax.self) { return true }
    guard let body = owner.as(CodeBlockSyntax.self)?.parent else { return false }
    if let function = body.as(FunctionDeclSyntax.self) { return function.returnsValue }
    if let accessor = body.as(AccessorDeclSyntax.self) { return accessor.accessorSpecifier.text == "get" }
    return false
  }

  private func isInClosure(_ item: CodeBlockItemSyntax) -> Bool {
    item.parent?.parent?.is(ClosureExprSyntax.self) ?? false
  }

  /// Returns a removal that keeps the names of variables, so that code that uses them compiles.
  private func variable(_ variable: VariableDeclSyntax) -> Removal? {
    if variable.bindings.allSatisfy({ $0.initializer.map { StatementRemover.isPlaceholder($0.value) } ?? true }) {
      return nil
    }
    var bindings: [String] = []
    for binding in variable.bindings {
      if let type = binding.typeAnnotation {
        let value = binding.initializer == nil ? "" : " = \(call("value", variable))"
        bindings.append("\(binding.pattern.trimmedDescription): \(type.type.trimmedDescription)\(value)")
      } else if let initializer = binding.initializer?.value, let type = StatementRemover.castType(initializer) {
        bindings.append("\(binding.pattern.trimmedDescription): \(type) = \(call("value", variable))")
      } else {
        bindings += binding.pattern.boundNames.map { "\($0) = \(call("object", variable))" }
        if binding.pattern.is(WildcardPatternSyntax.self) { bindings.append("_ = \(call("object", variable))") }
      }
    }
    let start = variable.bindingSpecifier.trimmedBytes.lowerBound
    // Accessors are kept, because errors in them are repaired separately.
    guard variable.bindings.allSatisfy({ $0.accessorBlock == nil }) else { return nil }
    return Removal(
      range: start..<variable.trimmedBytes.upperBound,
      replacement: "\(variable.bindingSpecifier.text) \(bindings.joined(separator: ", "))", size: .statement,
      detail: "gets a default value")
  }

  /// Returns the type of a cast at the end of an expression.
  private static func castType(_ expression: ExprSyntax) -> String? {
    guard let sequence = expression.as(SequenceExprSyntax.self), sequence.elements.count == 3,
      let type = sequence.elements.last?.as(TypeExprSyntax.self)?.type,
      let cast = sequence.elements.dropLast().last?.as(UnresolvedAsExprSyntax.self)
    else { return nil }
    return cast.questionOrExclamationMark?.text == "?" ? optional(type) : type.trimmedDescription
  }

  private func names(in item: CodeBlockItemSyntax) -> [String] {
    guard let statement = item.item.as(GuardStmtSyntax.self) else { return [] }
    return statement.conditions.flatMap { element -> [String] in
      switch element.condition {
      case .optionalBinding(let binding): binding.pattern.boundNames
      case .matchingPattern(let pattern): pattern.pattern.boundNames
      default: []
      }
    }
  }

  // MARK: Declarations

  private func declaration(_ declaration: DeclSyntax, in item: Syntax) -> Removal? {
    if minimumSize < .declaration, let removal = body(of: declaration) { return removal }
    if declaration.is(ImportDeclSyntax.self) { return nil }
    // An error in the head of a type does not justify omitting the whole type.
    if minimumSize < .declaration, declaration.asProtocol((any DeclGroupSyntax).self) != nil { return nil }
    let names =
      declaration.as(VariableDeclSyntax.self)?.bindings.flatMap { $0.pattern.boundNames }
      ?? declaration.as(EnumCaseDeclSyntax.self)?.elements.map { $0.name.identifierText }
      ?? declaration.asProtocol((any NamedDeclSyntax).self).map { [$0.name.identifierText] } ?? []
    // Only the line feeds remain.
    return Removal(
      range: item.trimmedBytes, replacement: " ", size: .declaration, removedNames: names, detail: "is omitted")
  }

  private func body(of declaration: DeclSyntax) -> Removal? {
    if let variable = declaration.as(VariableDeclSyntax.self) {
      if let removal = propertyValue(variable) { return removal }
      for binding in variable.bindings {
        guard let block = binding.accessorBlock else { continue }
        if case .getter(let items) = block.accessors, !items.isEmpty {
          return bodyRemoval(
            items, of: declaration, call: items.contains { StatementRemover.isPlaceholder($0) } ? "stop" : "value")
        }
      }
      return nil
    }
    if let function = declaration.as(FunctionDeclSyntax.self), let items = function.body?.statements, !items.isEmpty {
      return bodyRemoval(items, of: declaration, call: function.returnsValue ? "value" : "statement")
    }
    if let initializer = declaration.as(InitializerDeclSyntax.self), let items = initializer.body?.statements,
      !items.isEmpty
    {
      return bodyRemoval(items, of: declaration, call: "stop")
    }
    if let deinitializer = declaration.as(DeinitializerDeclSyntax.self), let items = deinitializer.body?.statements,
      !items.isEmpty
    {
      return bodyRemoval(items, of: declaration, call: "statement")
    }
    return nil
  }

  private func bodyRemoval(_ items: CodeBlockItemListSyntax, of declaration: DeclSyntax, call name: String) -> Removal?
  {
    if let nothing = StatementRemover.nothing(insteadOfResultOf: declaration) {
      guard items.trimmedDescription != nothing else { return nil }
      return Removal(range: items.trimmedBytes, replacement: nothing, size: .body, detail: "its body is omitted")
    }
    if items.count == 1, StatementRemover.isPlaceholder(items.first!) {
      // The value cannot be created.
      guard name == "value", !items.first!.trimmedDescription.contains("OmittedCode.stop(") else { return nil }
      return Removal(
        range: items.trimmedBytes, replacement: call("stop", declaration), size: .body, detail: "terminates the app")
    }
    return Removal(
      range: items.trimmedBytes, replacement: call(name, declaration), size: .body,
      detail: name == "stop" ? "terminates the app" : "its body is omitted")
  }

  /// Returns an empty value of an opaque result type of SwiftUI, from which the compiler infers the type.
  private static func nothing(insteadOfResultOf declaration: DeclSyntax) -> String? {
    let type =
      declaration.as(VariableDeclSyntax.self)?.bindings.first?.typeAnnotation?.type
      ?? declaration.as(FunctionDeclSyntax.self)?.signature.returnClause?.type
    guard let type = type?.as(SomeOrAnyTypeSyntax.self), type.someOrAnySpecifier.text == "some" else { return nil }
    return switch type.constraint.trimmedDescription {
    case "View", "SwiftUI.View": "SwiftUI.EmptyView()"
    case "Scene", "SwiftUI.Scene": "SwiftUI.WindowGroup { SwiftUI.EmptyView() }"
    case "Commands", "SwiftUI.Commands": "SwiftUI.EmptyCommands()"
    default: nil
    }
  }

  private func propertyValue(_ variable: VariableDeclSyntax) -> Removal? {
    guard variable.bindings.count == 1, let binding = variable.bindings.first, let initializer = binding.initializer,
      !StatementRemover.isPlaceholder(initializer.value)
    else { return nil }
    if let type = binding.typeAnnotation?.type.trimmedDescription ?? StatementRemover.castType(initializer.value) {
      let annotation = binding.typeAnnotation == nil ? ": \(type)" : ""
      return Removal(
        range: initializer.value.trimmedBytes, replacement: call("value", variable),
        insertions: annotation.isEmpty ? [] : [(binding.pattern.trimmedBytes.upperBound, annotation)], size: .statement,
        detail: "gets a default value")
    }
    return Removal(
      range: initializer.value.trimmedBytes, replacement: call("object", variable), size: .statement,
      detail: "gets a default value")
  }
}

extension FunctionDeclSyntax {
  var returnsValue: Bool {
    guard let type = signature.returnClause?.type.trimmedDescription else { return false }
    return type != "Void" && type != "()"
  }
}
