import SwiftDiagnostics
import SwiftSyntax

/// The checks of a class with `@ViewCode`, each with a fix-it.
///
/// A class with errors is expanded anyway, so that one mistake results in one error.
struct ClassChecks {
  static func run(_ declaration: some DeclGroupSyntax, _ attribute: AttributeSyntax) -> [Finding] {
    guard let classDeclaration = declaration.as(ClassDeclSyntax.self) else {
      return [Finding(.notAClass, at: attribute, .replace(attribute, with: "", "remove '@ViewCode'"))]
    }
    guard let coded = CodedClass(classDeclaration, attribute) else {
      let name = classDeclaration.name
      return [
        Finding(
          .noSuperclass(name.text), at: name, .add(": UIView", after: name, "derive '\(name.text)' from 'UIView'"))
      ]
    }
    let checks = ClassChecks(coded: coded, attribute: attribute)
    let inheritance = checks.inheritance
    return inheritance.isEmpty
      ? checks.steps + checks.references + checks.initializers + checks.overrides + checks.values : inheritance
  }

  let coded: CodedClass
  let attribute: AttributeSyntax

  /// The indentation of members of the class.
  private var indentation: String {
    let members = coded.declaration.memberBlock.members
    let first = members.first?.indentation ?? ""
    return first.isEmpty ? coded.declaration.indentation + "  " : first
  }

  // MARK: - Superclass

  private var inheritance: [Finding] {
    if Superclass.building.contains(coded.superclass.name) {
      return [
        Finding(
          .buildsAlready(coded.name, superclass: coded.superclass.name), at: attribute,
          .replace(attribute, with: "", "remove '@ViewCode'"))
      ]
    }
    let types = coded.declaration.inheritanceClause?.inheritedTypes ?? []
    guard let index = CodedClass.inherited(coded.declaration).firstIndex(of: "ViewCoding"),
      let type = types.dropFirst(index).first
    else { return [] }
    // The preceding comma is removed as well.
    let others = types.filter { $0.type.trimmedDescription != type.type.trimmedDescription }
      .map(\.type.trimmedDescription).joined(separator: ", ")
    return [
      Finding(.conforms(coded.name), at: type, .replace(types, with: others, "remove 'ViewCoding'"))
    ]
  }

  // MARK: - Steps

  private var steps: [Finding] {
    Step.allCases.compactMap { step in
      guard let written = coded.written(step) else { return step.isNeeded ? missing(step) : nil }
      if !written.hasRightForm { return wrongForm(written) }
      return written.isPrivate ? nil : notPrivate(written)
    }
  }

  private func missing(_ step: Step) -> Finding {
    let inner = indentation + String(indentation.dropFirst(coded.declaration.indentation.count))
    let text = """


      \(indentation)private var \(step.rawValue): \(step.types(for: step.rawValue)[0]) {
      \(inner)\(step.placeholder)
      \(indentation)}

      """
    return Finding(
      .missing(step, coded.name), at: coded.declaration.name,
      .add(text, after: coded.declaration.memberBlock.leftBrace, "add '\(step.rawValue)'"))
  }

  private func wrongForm(_ written: WrittenStep) -> Finding {
    let type = written.step.types(for: written.name)[0]
    var content = "\n\(indentation)  \(written.step.placeholder)\n\(indentation)"
    if let function = written.declaration.as(FunctionDeclSyntax.self) {
      if let body = function.body {
        content = "\(body.leftBrace.trailingTrivia)\(body.statements)\(body.rightBrace.leadingTrivia)"
      }
    } else if let block = written.variable?.bindings.first?.accessorBlock, let body = written.body {
      content = "\(block.leftBrace.trailingTrivia)\(body)\(block.rightBrace.leadingTrivia)"
    } else if let value = written.variable?.bindings.first?.initializer?.value {
      content = " \(value.trimmedDescription) "
    }
    return Finding(
      .wrongForm(written), at: written.declaration,
      .replace(
        written.declaration, with: "private var \(written.name): \(type) {\(content)}",
        "make it 'private var \(written.name): \(type)'"))
  }

  private func notPrivate(_ written: WrittenStep) -> Finding {
    let levels = ["open", "public", "package", "internal", "fileprivate"]
    let message = "make '\(written.name)' private"
    if let modifier = written.modifiers.first(where: { levels.contains($0.name.text) }) {
      return Finding(.notPrivate(written), at: modifier, .replace(modifier, with: "private", message))
    }
    let first: TokenSyntax =
      written.modifiers.firstToken(viewMode: .sourceAccurate) ?? written.variable?.bindingSpecifier
      ?? .keyword(.var)
    return Finding(
      .notPrivate(written), at: written.declaration, .replace(first, with: "private \(first.text)", message))
  }

  // MARK: - Uses

  /// Steps that are read, and views that are built, where only the pipeline may do so.
  private var references: [Finding] {
    let names = Set(coded.steps.filter { $0.variable != nil || $0.hasRightForm }.map(\.name))
    let builders = Set(coded.superclass.kind == .controller ? [] : coded.initializers.map(\.id.hashValue))
    return coded.declaration.memberBlock.members.flatMap { member -> [Finding] in
      let read = StepReferences.find(names, in: member.decl).map { reference in
        Finding(
          .read(reference.baseName.text), at: reference,
          removal(of: reference, "remove this use of '\(reference.baseName.text)'"))
      }
      let mayBuild =
        member.decl.as(InitializerDeclSyntax.self).map { builders.contains($0.id.hashValue) }
        ?? (coded.superclass.kind == .controller
          && member.decl.as(FunctionDeclSyntax.self)?.name.text == "viewDidLoad")
      if mayBuild { return read }
      return read
        + StepReferences.find(["buildViewCode"], in: member.decl).map { reference in
          Finding(.calledElsewhere("buildViewCode"), at: reference, removal(of: reference, "remove this call"))
        }
    }
  }

  /// Returns a fix-it that removes the statement of an expression.
  private func removal(of reference: DeclReferenceExprSyntax, _ message: String) -> FixIt? {
    var node = Syntax(reference)
    while let parent = node.parent, !node.is(CodeBlockItemSyntax.self) { node = parent }
    guard node.is(CodeBlockItemSyntax.self) else { return nil }
    return .replace(node, with: "", message)
  }

  // MARK: - Existing members

  private var initializers: [Finding] {
    guard coded.superclass.kind != .controller else { return [] }
    let own = coded.designatedInitializers + (coded.archiveInitializer.map { [$0] } ?? [])
    return own.compactMap { initializer in
      guard let body = initializer.body, !initializer.isClosed, !calls("buildViewCode", in: body) else { return nil }
      let labels = initializer.signature.parameterClause.parameters.map { "\($0.firstName.text):" }.joined()
      return Finding(
        .noBuild("init(\(labels))"), at: initializer.initKeyword, addition(of: "buildViewCode()", to: body, last: true))
    }
  }

  private var overrides: [Finding] {
    let isController = coded.superclass.kind == .controller
    var found: [Finding] = []
    if isController, let method = coded.method("viewDidLoad"), let body = method.body, !calls("buildViewCode", in: body)
    {
      found.append(
        Finding(
          .noBuild("viewDidLoad()"), at: method.name,
          addition(of: "buildViewCode()", to: body, afterCallOf: "super.viewDidLoad")))
    }
    let names =
      isController
      ? ["viewWillLayoutSubviews", "traitCollectionDidChange"] : ["layoutSubviews", "traitCollectionDidChange"]
    for name in names {
      guard let method = coded.method(name), let body = method.body, !calls("adaptViewCode", in: body) else { continue }
      let labels = method.signature.parameterClause.parameters.map { "\($0.firstName.text):" }.joined()
      found.append(
        Finding(
          .noAdapt("\(name)(\(labels))"), at: method.name, addition(of: "adaptViewCode()", to: body, last: false)))
    }
    return found
  }

  private func calls(_ name: String, in body: CodeBlockSyntax) -> Bool {
    !StepReferences.find([name], in: body).isEmpty
  }

  /// Returns a fix-it that adds a line at the beginning or the end of a body.
  private func addition(of line: String, to body: CodeBlockSyntax, last: Bool) -> FixIt {
    let inner = body.statements.first?.indentation ?? ""
    let margin = inner.isEmpty ? indentation + "  " : inner
    let message = "add '\(line)'"
    if last, let token = body.statements.lastToken(viewMode: .sourceAccurate) {
      return .add("\n\(margin)\(line)", after: token, message)
    }
    let isOneLine = !body.statements.isEmpty && inner.isEmpty
    return .add(isOneLine ? " \(line);" : "\n\(margin)\(line)", after: body.leftBrace, message)
  }

  /// Returns a fix-it that adds a line after the call of the superclass, or at the beginning.
  private func addition(of line: String, to body: CodeBlockSyntax, afterCallOf callee: String) -> FixIt {
    for statement in body.statements {
      guard let call = statement.item.as(FunctionCallExprSyntax.self),
        call.calledExpression.trimmedDescription == callee,
        let token = statement.lastToken(viewMode: .sourceAccurate)
      else { continue }
      return .add("\n\(statement.indentation)\(line)", after: token, "add '\(line)'")
    }
    return addition(of: line, to: body, last: false)
  }

  /// Properties that the generated initializers can't initialize.
  private var values: [Finding] {
    guard coded.designatedInitializers.isEmpty, coded.superclass.plainArguments == nil else { return [] }
    return coded.declaration.memberBlock.members.flatMap { member -> [Finding] in
      guard let variable = member.decl.as(VariableDeclSyntax.self) else { return [] }
      return variable.valueless.map { name, type in
        let last = variable.bindings.lastToken(viewMode: .sourceAccurate) ?? variable.bindingSpecifier
        return Finding(
          .noValue(name, coded.superclass), at: variable,
          .add(" = <#\(type.trimmedDescription)#>", after: last, "give '\(name)' a value"))
      }
    }
  }
}
