import SwiftSyntax

/// One of the three steps.
enum Step: String, CaseIterable {
  case hierarchy
  case layout
  case configuration

  /// The names that it may have. `UIButton` has a configuration of its own.
  var names: [String] {
    self == .configuration ? ["configuration", "viewConfiguration"] : [rawValue]
  }

  /// Its type, as a class writes it.
  func types(for name: String) -> [String] {
    switch self {
    case .hierarchy: ["Hierarchy", "ViewCode.Hierarchy"]
    case .layout: ["Layout", "ViewCode.Layout"]
    case .configuration:
      name == "configuration"
        ? ["Configuration", "ViewConfiguration", "ViewCode.Configuration"]
        : ["ViewConfiguration", "Configuration", "ViewCode.Configuration"]
    }
  }

  var builder: String {
    switch self {
    case .hierarchy: "HierarchyBuilder"
    case .layout: "LayoutBuilder"
    case .configuration: "ConfigurationBuilder"
    }
  }

  var isNeeded: Bool { self != .configuration }

  /// What stands in a new one.
  var placeholder: String {
    switch self {
    case .hierarchy: "<#views#>"
    case .layout: "<#lines#>"
    case .configuration: "<#settings#>"
    }
  }

  /// Returns whether a property of this name and type is the class's own affair. Only a step that may be missing leaves
  /// the name to others.
  func isAnother(_ type: TypeSyntax, _ name: String) -> Bool {
    !isNeeded && !types(for: name).contains(type.trimmedDescription)
  }

  init?(named name: String) {
    guard let step = Step.allCases.first(where: { $0.names.contains(name) }) else { return nil }
    self = step
  }
}

/// A declaration with the name of a step.
struct WrittenStep {
  let step: Step
  let name: String
  let declaration: DeclSyntax

  /// Creates the declaration, where a member is one with the name of a step.
  ///
  /// `configuration` may be the superclass's, overridden; then it is no step. A method with parameters is none either.
  init?(_ member: some DeclSyntaxProtocol) {
    if let variable = member.as(VariableDeclSyntax.self), variable.bindings.count == 1,
      let name = variable.bindings.first?.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
      let step = Step(named: name)
    {
      if variable.modifiers.contains(where: { $0.name.text == "override" }) { return nil }
      let type = variable.bindings.first?.typeAnnotation?.type
      if type.map({ step.isAnother($0, name) }) ?? !step.isNeeded { return nil }
      (self.step, self.name, declaration) = (step, name, DeclSyntax(variable))
    } else if let function = member.as(FunctionDeclSyntax.self), let step = Step(named: function.name.text),
      function.signature.parameterClause.parameters.isEmpty
    {
      if let type = function.signature.returnClause?.type, step.isAnother(type, function.name.text) { return nil }
      (self.step, name, declaration) = (step, function.name.text, DeclSyntax(function))
    } else {
      return nil
    }
  }

  var variable: VariableDeclSyntax? { declaration.as(VariableDeclSyntax.self) }

  var modifiers: DeclModifierListSyntax {
    variable?.modifiers ?? declaration.as(FunctionDeclSyntax.self)?.modifiers ?? []
  }

  /// The braces of a computed property that can only be read.
  var body: CodeBlockItemListSyntax? {
    guard let variable, let accessors = variable.bindings.first?.accessorBlock?.accessors else { return nil }
    switch accessors {
    case .getter(let body): return body
    case .accessors(let list):
      guard list.count == 1, let getter = list.first, getter.accessorSpecifier.text == "get" else { return nil }
      return getter.body?.statements
    }
  }

  /// The type as written, without spaces and without the marks of optionals.
  var type: String? {
    variable?.bindings.first?.typeAnnotation?.type.trimmedDescription
  }

  /// Whether it is a computed property of the step's type, and nothing else.
  var hasRightForm: Bool {
    guard let variable, body != nil, variable.bindingSpecifier.text == "var", let type else { return false }
    let isOfType = modifiers.contains { ["static", "class", "lazy", "weak"].contains($0.name.text) }
    return !isOfType && step.types(for: name).contains(type)
  }

  var isPrivate: Bool {
    modifiers.contains { $0.name.text == "private" && $0.detail == nil }
  }
}
