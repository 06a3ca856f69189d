import SwiftSources
import SwiftSyntax

/// The Swift files of a project's own targets, and the classes that they declare.
package struct ProjectSources {
  let files: [ProjectFile]
  /// The classes by name, without those that are declared twice.
  let classes: [String: ClassEntry]
  /// The names of all types.
  package let typeNames: Set<String>
  /// The constants that contain a text: by `Type.name`, and by the name alone if it has a single value.
  private let texts: [String: String?]
  /// The requirements of the project's protocols.
  let protocolMembers: Set<String>

  /// - Parameter files: The paths and texts of the files.
  package init(_ files: [(path: String, text: String)]) {
    self.files = files.map { ProjectFile(path: $0.path, parsed: ParsedFile($0.text)) }
    var classes: [String: ClassEntry?] = [:]
    var names: Set<String> = []
    var texts: [String: String?] = [:]
    var extensions: [(name: String, file: Int, node: ExtensionDeclSyntax)] = []
    var protocolMembers: Set<String> = []
    for (index, file) in self.files.enumerated() {
      let visitor = DeclarationVisitor()
      visitor.walk(file.parsed.tree)
      for node in visitor.classes {
        let name = node.name.text
        classes[name] = classes[name] == nil ? .some(ClassEntry(file: index, node: node)) : .some(nil)
      }
      extensions += visitor.extensions.map { ($0.extendedType.trimmedDescription, index, $0) }
      names.formUnion(visitor.typeNames)
      protocolMembers.formUnion(visitor.protocolMembers)
      for (name, text) in visitor.texts {
        for key in [name, name.split(separator: ".").last.map(String.init) ?? name] {
          texts[key] = texts[key] == nil || texts[key]! == text ? .some(text) : .some(nil)
        }
      }
    }
    for (name, file, node) in extensions { classes[name]??.extensions.append((file, node)) }
    self.classes = classes.compactMapValues { $0 }
    typeNames = names
    self.texts = texts
    self.protocolMembers = protocolMembers
  }

  /// Returns a class and its superclasses in the project.
  func chain(_ name: String) -> [ClassEntry] {
    var result: [ClassEntry] = []
    var next: String? = name
    var seen: Set<String> = []
    while let name = next, seen.insert(name).inserted, let entry = classes[name] {
      result.append(entry)
      next = entry.superclass
    }
    return result
  }

  func hasSubclass(_ name: String) -> Bool { classes.values.contains { $0.superclass == name } }

  /// Returns the text of an expression, as far as it can be determined without types.
  func text(of expression: ExprSyntax) -> String? {
    if let literal = expression.as(StringLiteralExprSyntax.self) {
      if let plain = literal.representedLiteralValue { return plain }
      // The literal has the form `"\(ProfileCell.self)"`.
      guard literal.segments.count == 3 || literal.segments.count == 1,
        let segment = literal.segments.lazy.compactMap({ $0.as(ExpressionSegmentSyntax.self) }).first,
        literal.segments.allSatisfy({ $0.as(StringSegmentSyntax.self)?.content.text.isEmpty ?? true }),
        let value = segment.expressions.first?.expression
      else { return nil }
      return Self.typeName(value)
    }
    if let call = expression.as(FunctionCallExprSyntax.self), call.calledExpression.trimmedDescription == "String",
      let argument = call.arguments.first, call.arguments.count == 1, argument.label?.text == "describing"
    {
      return Self.typeName(argument.expression)
    }
    var name = expression.trimmedDescription
    if name.hasSuffix(".rawValue") { name = String(name.dropLast(".rawValue".count)) }
    if name.hasPrefix("Self.") || name.hasPrefix("self.") { name = String(name.dropFirst(5)) }
    if name.hasPrefix(".") { name = String(name.dropFirst()) }
    return texts[name] ?? nil
  }

  /// Returns the name of a type: `Profile` for `Profile.self`.
  private static func typeName(_ expression: ExprSyntax) -> String? {
    guard let access = expression.as(MemberAccessExprSyntax.self), access.declName.baseName.text == "self",
      let base = access.base?.trimmedDescription, base.first?.isUppercase == true
    else { return nil }
    return base
  }
}

/// A Swift file of the project with its syntax tree.
struct ProjectFile {
  let path: String
  let parsed: ParsedFile

  func line(of node: some SyntaxProtocol) -> Int { parsed.line(of: node) }
}

/// A class of the project.
struct ClassEntry {
  /// The index of its file.
  let file: Int
  let node: ClassDeclSyntax
  var extensions: [(file: Int, node: ExtensionDeclSyntax)] = []

  init(file: Int, node: ClassDeclSyntax) {
    self.file = file
    self.node = node
  }

  var superclass: String? {
    node.inheritanceClause?.inheritedTypes.first?.type.trimmedDescription
  }

  var inherited: Set<String> {
    var result: Set<String> = []
    for clause in [node.inheritanceClause] + extensions.map(\.node.inheritanceClause) {
      for type in clause?.inheritedTypes ?? [] {
        for part in type.type.trimmedDescription.split(separator: "&") {
          result.insert(part.trimmingPrefix { $0 == " " }.split(separator: " ").first.map(String.init) ?? "")
        }
      }
    }
    return result
  }

  var members: [DeclSyntax] { node.memberBlock.members.map(\.decl) }

  /// The members, including those of extensions.
  var allMembers: [DeclSyntax] { members + extensions.flatMap { $0.node.memberBlock.members.map(\.decl) } }

  func functions(named name: String) -> [FunctionDeclSyntax] {
    allMembers.compactMap { $0.as(FunctionDeclSyntax.self) }.filter { $0.name.text == name }
  }

  /// The methods, such as `prepare(for:sender:)`.
  var methods: Set<String> {
    Set(allMembers.compactMap { $0.as(FunctionDeclSyntax.self) }.map(\.fullName))
  }

  var memberNames: Set<String> {
    var result: Set<String> = []
    for member in allMembers {
      if let function = member.as(FunctionDeclSyntax.self) { result.insert(function.name.text) }
      if let variable = member.as(VariableDeclSyntax.self) { result.formUnion(variable.names) }
    }
    return result
  }

  var outlets: [OutletDeclaration] {
    allMembers.compactMap { $0.as(VariableDeclSyntax.self) }.compactMap(OutletDeclaration.init)
  }

  var ownOutlets: [OutletDeclaration] {
    members.compactMap { $0.as(VariableDeclSyntax.self) }.compactMap(OutletDeclaration.init)
  }

  var initializers: [InitializerDeclSyntax] { members.compactMap { $0.as(InitializerDeclSyntax.self) } }
}

/// An `@IBOutlet`.
struct OutletDeclaration {
  let node: VariableDeclSyntax
  let name: String
  let hasObservers: Bool

  init?(_ node: VariableDeclSyntax) {
    guard node.attributes.has("IBOutlet"), node.bindings.count == 1, let binding = node.bindings.first,
      let name = binding.pattern.as(IdentifierPatternSyntax.self)
    else { return nil }
    self.node = node
    self.name = name.identifier.text
    hasObservers = binding.accessorBlock != nil
  }
}

extension VariableDeclSyntax {
  var names: [String] { bindings.compactMap { $0.pattern.as(IdentifierPatternSyntax.self)?.identifier.text } }
}

extension FunctionDeclSyntax {
  var fullName: String {
    "\(name.text)(\(signature.parameterClause.parameters.map { "\($0.firstName.text):" }.joined()))"
  }
}

extension InitializerDeclSyntax {
  var labels: [String] { signature.parameterClause.parameters.map(\.firstName.text) }
  var isConvenience: Bool { modifiers.contains { $0.name.text == "convenience" } }
}

extension AttributeListSyntax {
  func has(_ name: String) -> Bool { attribute(name) != nil }

  func attribute(_ name: String) -> AttributeSyntax? {
    lazy.compactMap { $0.as(AttributeSyntax.self) }.first { $0.attributeName.trimmedDescription == name }
  }
}

/// A visitor that collects the declarations of a file.
private final class DeclarationVisitor: SyntaxVisitor {
  var classes: [ClassDeclSyntax] = []
  var extensions: [ExtensionDeclSyntax] = []
  var typeNames: Set<String> = []
  var texts: [(name: String, text: String)] = []
  var protocolMembers: Set<String> = []
  private var scope: [String] = []

  init() { super.init(viewMode: .sourceAccurate) }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    typeNames.insert(node.name.text)
    classes.append(node)
    scope.append(node.name.text)
    return .visitChildren
  }

  override func visitPost(_ node: ClassDeclSyntax) { scope.removeLast() }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    typeNames.insert(node.name.text)
    scope.append(node.name.text)
    return .visitChildren
  }

  override func visitPost(_ node: StructDeclSyntax) { scope.removeLast() }

  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    typeNames.insert(node.name.text)
    scope.append(node.name.text)
    return .visitChildren
  }

  override func visitPost(_ node: EnumDeclSyntax) { scope.removeLast() }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    extensions.append(node)
    scope.append(node.extendedType.trimmedDescription)
    return .visitChildren
  }

  override func visitPost(_ node: ExtensionDeclSyntax) { scope.removeLast() }

  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    typeNames.insert(node.name.text)
    for member in node.memberBlock.members {
      if let variable = member.decl.as(VariableDeclSyntax.self) { protocolMembers.formUnion(variable.names) }
    }
    return .skipChildren
  }

  override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
    typeNames.insert(node.name.text)
    return .skipChildren
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    for binding in node.bindings {
      guard node.bindingSpecifier.text == "let", let name = binding.pattern.as(IdentifierPatternSyntax.self),
        let text = binding.initializer?.value.as(StringLiteralExprSyntax.self)?.representedLiteralValue
      else { continue }
      texts.append((scope.suffix(1).map { "\($0)." }.joined() + name.identifier.text, text))
    }
    return .visitChildren
  }

  override func visit(_ node: EnumCaseElementSyntax) -> SyntaxVisitorContinueKind {
    let text = node.rawValue?.value.as(StringLiteralExprSyntax.self)?.representedLiteralValue ?? node.name.text
    texts.append((scope.suffix(1).map { "\($0)." }.joined() + node.name.text, text))
    return .skipChildren
  }
}
