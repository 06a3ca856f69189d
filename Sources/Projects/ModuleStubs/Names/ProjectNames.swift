import SwiftSources
import SwiftSyntax

/// The names that a module declares, and the modules that its files import.
struct ProjectNames {
  /// A class, structure, enumeration, protocol or alias, identified by its simple name.
  struct NamedType {
    var keyword: String
    /// The types in its inheritance clause, in order.
    var inherited: [String]
  }

  private(set) var types: [String: NamedType] = [:]
  /// The protocols that extensions make types conform to, by the types' names.
  private(set) var adopted: [String: [String]] = [:]
  /// The classes with initializers of their own, which their subclasses call.
  private(set) var initializing: Set<String> = []
  /// The types behind aliases, as written.
  private(set) var aliases: [String: String] = [:]
  /// The names of all other declarations: functions, properties, cases, operators.
  private(set) var members: Set<String> = []
  /// The properties and methods of classes, including those in extensions.
  private(set) var classMembers: Set<String> = []
  /// The names that are declared outside of types.
  private(set) var globals: Set<String> = []
  /// The modules that each file imports, in the files' order.
  private(set) var imports: [Set<String>] = []

  init(_ files: [ModuleFile]) {
    for file in files {
      let visitor = Visitor(viewMode: .sourceAccurate)
      visitor.walk(file.tree)
      types.merge(visitor.types) { first, _ in first }
      adopted.merge(visitor.adopted) { $0 + $1 }
      initializing.formUnion(visitor.initializing)
      classMembers.formUnion(visitor.classMembers)
      aliases.merge(visitor.aliases) { first, _ in first }
      members.formUnion(visitor.members)
      globals.formUnion(visitor.globals)
      imports.append(visitor.imports)
    }
  }

  /// Returns whether a name is visible everywhere. A nested name, such as `typealias Model = Note` in a class, may also
  /// be declared elsewhere.
  func declaresForAll(_ name: String) -> Bool { globals.contains(name) }

  /// Returns the declared conformances of a type, including those in extensions and a class's superclass.
  func conformances(of name: String) -> [String] { (types[name]?.inherited ?? []) + (adopted[name] ?? []) }

  /// Returns a class's superclasses as far as the module declares them, and the first one that it does not declare.
  func superclasses(of name: String) -> [String] {
    var result: [String] = []
    var current = name
    while let type = types[current], type.keyword == "class", let next = type.inherited.first, !result.contains(next) {
      result.append(next)
      current = next
    }
    return result
  }

  private final class Visitor: SyntaxVisitor {
    var types: [String: NamedType] = [:]
    var adopted: [String: [String]] = [:]
    var initializing: Set<String> = []
    var classMembers: Set<String> = []
    var aliases: [String: String] = [:]
    var members: Set<String> = []
    var globals: Set<String> = []
    var imports: Set<String> = []

    private func addMember(_ name: String, _ node: some SyntaxProtocol) {
      members.insert(name)
      let owner = node.enclosing.dropFirst().first {
        $0.is(MemberBlockSyntax.self) || $0.is(CodeBlockSyntax.self) || $0.is(ClosureExprSyntax.self)
      }
      if let owner, let group = owner.parent, owner.is(MemberBlockSyntax.self),
        group.is(ClassDeclSyntax.self) || group.is(ExtensionDeclSyntax.self)
      {
        classMembers.insert(name)
      }
      addGlobal(name, node)
    }

    private func addGlobal(_ name: String, _ node: some SyntaxProtocol) {
      let owner = node.enclosing.dropFirst().first {
        $0.is(MemberBlockSyntax.self) || $0.is(CodeBlockSyntax.self) || $0.is(ClosureExprSyntax.self)
          || $0.is(AccessorBlockSyntax.self) || $0.is(SourceFileSyntax.self)
      }
      if owner?.is(SourceFileSyntax.self) == true { globals.insert(name) }
    }

    private func add(_ name: TokenSyntax, _ keyword: String, _ clause: InheritanceClauseSyntax?) {
      if let declaration = name.parent, keyword != "parameter" { addGlobal(name.identifierText, declaration) }
      let inherited = clause?.inheritedTypes.map { $0.type.trimmedDescription } ?? []
      if types[name.identifierText] == nil {
        types[name.identifierText] = NamedType(keyword: keyword, inherited: inherited)
      }
    }

    override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
      if let name = node.path.first?.name.identifierText { imports.insert(name) }
      return .skipChildren
    }
    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
      add(node.name, "class", node.inheritanceClause)
      let hasInitializer = node.memberBlock.members.contains { member in
        guard let initializer = member.decl.as(InitializerDeclSyntax.self) else { return false }
        return !initializer.modifiers.contains { $0.name.text == "convenience" }
      }
      if hasInitializer { initializing.insert(node.name.identifierText) }
      return .visitChildren
    }
    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
      add(node.name, "struct", node.inheritanceClause)
      return .visitChildren
    }
    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
      add(node.name, "enum", node.inheritanceClause)
      return .visitChildren
    }
    override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
      add(node.name, "actor", node.inheritanceClause)
      return .visitChildren
    }
    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
      let inherited = node.inheritanceClause?.inheritedTypes.map { $0.type.trimmedDescription } ?? []
      if !inherited.isEmpty { adopted[node.extendedType.trimmedDescription, default: []] += inherited }
      return .visitChildren
    }
    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
      add(node.name, "protocol", node.inheritanceClause)
      return .visitChildren
    }
    override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
      add(node.name, "typealias", nil)
      aliases[node.name.identifierText] = node.initializer.value.trimmedDescription
      return .visitChildren
    }
    override func visit(_ node: AssociatedTypeDeclSyntax) -> SyntaxVisitorContinueKind {
      add(node.name, "associatedtype", nil)
      return .visitChildren
    }
    override func visit(_ node: GenericParameterSyntax) -> SyntaxVisitorContinueKind {
      add(node.name, "parameter", nil)
      return .visitChildren
    }
    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
      addMember(node.name.identifierText, node)
      return .visitChildren
    }
    override func visit(_ node: EnumCaseElementSyntax) -> SyntaxVisitorContinueKind {
      members.insert(node.name.identifierText)
      return .visitChildren
    }
    override func visit(_ node: IdentifierPatternSyntax) -> SyntaxVisitorContinueKind {
      addMember(node.identifier.identifierText, node)
      return .visitChildren
    }
    override func visit(_ node: MacroDeclSyntax) -> SyntaxVisitorContinueKind {
      members.insert(node.name.identifierText)
      return .visitChildren
    }
    override func visit(_ node: OperatorDeclSyntax) -> SyntaxVisitorContinueKind {
      addMember(node.name.text, node)
      return .skipChildren
    }
  }
}
