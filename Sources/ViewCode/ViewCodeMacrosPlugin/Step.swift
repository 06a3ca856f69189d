import SwiftSyntax

/// One of the three steps.
enum Step: String, CaseIterable {
  case hierarchy
  case layout
  case configuration

  /// The possible names. `UIButton` has its own configuration.
  var names: [String] {
    self == .configuration ? ["configuration", "viewConfiguration"] : [rawValue]
  }

  /// Returns the possible spellings of the type in a class.
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

  /// The contents of a new step.
  var placeholder: String {
    switch self {
    case .hierarchy: "<#views#>"
    case .layout: "<#lines#>"
    case .configuration: "<#settings#>"
    }
  }

  /// Returns whether a property with this name and type isn't a step. Only the name of an optional step can be used
  /// otherwise.
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

  /// Creates the declaration if a member has the name of a step.
  ///
  /// An override of the superclass's `configuration` isn't a step, nor is a method with parameters.
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

  /// The body of a read-only computed property.
  var body: CodeBlockItemListSyntax? {
    guard let variable, let accessors = variable.bindings.first?.accessorBlock?.accessors else { return nil }
    switch accessors {
    case .getter(let body): return body
    case .accessors(let list):
      guard list.count == 1, let getter = list.first, getter.accessorSpecifier.text == "get" else { return nil }
      return getter.body?.statements
    }
  }

  /// The type as written, without spaces and optional marks.
  var type: String? {
    variable?.bindings.first?.typeAnnotation?.type.trimmedDescription
  }

  /// Whether it is a computed property with the type of the step.
  var hasRightForm: Bool {
    guard let variable, body != nil, variable.bindingSpecifier.text == "var", let type else { return false }
    let isOfType = modifiers.contains { ["static", "class", "lazy", "weak"].contains($0.name.text) }
    return !isOfType && step.types(for: name).contains(type)
  }

  var isPrivate: Bool {
    modifiers.contains { $0.name.text == "private" && $0.detail == nil }
  }
}
