import SourceRewriting
import SwiftSources
import SwiftSyntax

/// The types that a project declares, and what is known of Apple's classes by name.
///
/// It holds what the declarations say, and infers nothing but the type of `UILabel()` and of a closure that returns such a value. A
/// rule is silent where it has no answer.
struct ProjectTypes: Sendable {
  /// By full name, and by the last name where only one type has it.
  private var byName: [String: ProjectType] = [:]
  /// Names of functions of the project whose bodies, or the functions that they call by name, mention a name.
  private let bodies: [String: Set<String>]
  /// The static texts of the project's types: `Cell.identifier` to "Cell".
  private(set) var texts: [String: String] = [:]
  /// How often each name is declared as a function.
  let functionNames: Set<String>

  init(_ files: [LintedFile]) {
    var types: [String: ProjectType] = [:]
    for file in files {
      for type in file.index.types { types[type.name, default: ProjectType(type.name)].add(type, in: file) }
    }
    // An extension of `Cell` belongs to `Feed.Cell` where no other type is called so.
    var lastNames: [String: [String]] = [:]
    for (name, type) in types where type.isDeclared {
      lastNames[name.split(separator: ".").last.map(String.init) ?? name, default: []].append(name)
    }
    byName = types
    for (last, names) in lastNames where names.count == 1 && types[last]?.isDeclared != true {
      if let extensions = types[last] { byName[names[0]]?.merge(extensions) }
      byName[last] = byName[names[0]]
    }
    var bodies: [String: Set<String>] = [:]
    for file in files {
      for function in file.index.functions where function.body != nil {
        bodies[function.name.identifierText, default: []].formUnion(ProjectTypes.names(in: Syntax(function.body!)))
      }
    }
    self.bodies = bodies
    functionNames = Set(bodies.keys)
    for (name, type) in byName {
      for property in type.properties.values where property.facts.flags.contains(.ofType) {
        if let text = property.initialValue?.literalText { texts["\(name).\(property.facts.name)"] = text }
      }
    }
  }

  private static func names(in node: Syntax) -> Set<String> {
    var result: Set<String> = []
    for token in node.tokens(viewMode: .sourceAccurate) {
      if case .identifier = token.tokenKind { result.insert(token.identifierText) }
    }
    return result
  }

  func type(_ name: String) -> ProjectType? { byName[name] }

  var all: [ProjectType] { byName.filter { $0.key == $0.value.name }.sorted { $0.key < $1.key }.map(\.value) }

  /// The names of the project's functions that may do something by name: their bodies mention it, or one of the project's functions
  /// that do.
  func functions(mentioning name: String) -> Set<String> {
    var result = Set(bodies.filter { $0.value.contains(name) }.keys)
    while true {
      let more = bodies.filter { !result.contains($0.key) && !$0.value.isDisjoint(with: result) }.keys
      if more.isEmpty { return result }
      result.formUnion(more)
    }
  }

  // MARK: - Classes

  /// The class above a class, the project's or Apple's; nil where it is not known.
  func superclass(of name: String) -> String? {
    if let type = byName[name], type.isDeclared {
      return type.inherited.first { byName[$0]?.kind == .class || KnownClasses.isKnown($0) }
    }
    return KnownClasses.superclass(of: name)
  }

  /// The class and those above it, as far as they are known.
  func ancestors(of name: String) -> [String] {
    var result = [name]
    while let next = superclass(of: result.last!), !result.contains(next) { result.append(next) }
    return result
  }

  func isKind(_ name: String?, of base: String) -> Bool {
    guard let name else { return false }
    return ancestors(of: name).contains(base)
  }

  /// Whether a class is known up to Apple's: nothing above it is declared elsewhere.
  func isComplete(_ name: String) -> Bool {
    KnownClasses.isKnown(ancestors(of: name).last ?? name)
  }

  /// Those of a class's ancestors that the project declares, with the class itself.
  func ownAncestors(of name: String) -> [ProjectType] { ancestors(of: name).compactMap { byName[$0] } }

  /// A property of a class of the project, or of one above it.
  func property(_ name: String, of type: String) -> ProjectProperty? {
    for ancestor in ownAncestors(of: type) { if let property = ancestor.properties[name] { return property } }
    return nil
  }

  /// The type of a property of a class.
  func typeOfProperty(_ name: String, of type: String) -> String? {
    if let property = property(name, of: type) { return property.typeName }
    for ancestor in ancestors(of: type) {
      if let known = ProjectTypes.appleProperties[ancestor]?[name] { return known }
    }
    return nil
  }

  /// Properties of Apple's classes that view code often uses.
  private static let appleProperties: [String: [String: String]] = [
    "UIViewController": [
      "view": "UIView", "navigationController": "UINavigationController", "tabBarController": "UITabBarController",
      "navigationItem": "UINavigationItem",
    ],
    "UITableViewController": ["tableView": "UITableView"],
    "UICollectionViewController": ["collectionView": "UICollectionView"],
    "UINavigationController": ["navigationBar": "UINavigationBar", "toolbar": "UIToolbar"],
    "UITabBarController": ["tabBar": "UITabBar"],
    "UITableViewCell": [
      "contentView": "UIView", "textLabel": "UILabel", "detailTextLabel": "UILabel", "imageView": "UIImageView",
    ],
    "UITableViewHeaderFooterView": ["contentView": "UIView", "textLabel": "UILabel"],
    "UICollectionViewCell": ["contentView": "UIView"],
    "UIButton": ["titleLabel": "UILabel", "imageView": "UIImageView"],
    "UISearchBar": ["searchTextField": "UISearchTextField"],
    "UIView": ["layer": "CALayer"],
  ]
}

/// A type of the project with all its extensions.
struct ProjectType: Sendable {
  let name: String
  /// nil where only extensions of it are in the project.
  private(set) var kind: TypeFacts.Kind?
  private(set) var inherited: [String] = []
  private(set) var properties: [String: ProjectProperty] = [:]
  private(set) var functions: [ProjectFunction] = []
  private(set) var initializers: [(node: InitializerDeclSyntax, file: LintedFile)] = []
  /// Its declaration and extensions.
  private(set) var parts: [(type: IndexedType, file: LintedFile)] = []
  /// Assignments in them.
  private(set) var assignments: [(assignment: Assignment, file: LintedFile)] = []

  init(_ name: String) { self.name = name }

  var isDeclared: Bool { kind != nil }

  mutating func add(_ type: IndexedType, in file: LintedFile) {
    if type.kind != .extension { kind = type.kind }
    inherited += type.inherited
    parts.append((type, file))
    assignments += file.index.assignments.filter { $0.node.isInside(type.node) }.map { ($0, file) }
    add(type.members.members, file)
  }

  private mutating func add(_ members: MemberBlockItemListSyntax, _ file: LintedFile) {
    for member in members {
      if let node = member.decl.as(VariableDeclSyntax.self) {
        for (facts, binding) in zip(MemberReader.facts(of: node), node.bindings) {
          properties[facts.name] = ProjectProperty(facts: facts, node: node, binding: binding, file: file)
        }
      } else if let node = member.decl.as(FunctionDeclSyntax.self) {
        functions.append(ProjectFunction(node: node, file: file))
      } else if let node = member.decl.as(InitializerDeclSyntax.self) {
        initializers.append((node, file))
      } else if let node = member.decl.as(IfConfigDeclSyntax.self) {
        for clause in node.clauses {
          if case .decls(let inner)? = clause.elements { add(inner, file) }
        }
      }
    }
  }

  mutating func merge(_ other: ProjectType) {
    inherited += other.inherited
    properties.merge(other.properties) { own, _ in own }
    functions += other.functions
    initializers += other.initializers
    parts += other.parts
    assignments += other.assignments
  }

  func functions(named name: String) -> [ProjectFunction] { functions.filter { $0.node.name.identifierText == name } }

  /// Uses of a name in its declaration and extensions.
  func mentions(of name: String) -> [(node: DeclReferenceExprSyntax, file: LintedFile)] {
    parts.flatMap { part in
      (part.file.index.mentions[name] ?? []).filter { $0.isInside(part.type.node) }.map { ($0, part.file) }
    }
  }

  /// Whether it mentions a name.
  func mentions(_ name: String) -> Bool {
    parts.contains { part in part.file.index.mentions[name]?.contains { $0.isInside(part.type.node) } == true }
  }

  /// Calls in its declaration and extensions.
  func calls(_ names: String...) -> [(node: FunctionCallExprSyntax, file: LintedFile)] {
    parts.flatMap { part in
      names.flatMap { part.file.index.calls[$0] ?? [] }.filter { $0.isInside(part.type.node) }.map { ($0, part.file) }
    }
  }

}

struct ProjectFunction: Sendable {
  let node: FunctionDeclSyntax
  let file: LintedFile
}

struct ProjectProperty: Sendable {
  let facts: MemberFacts
  let node: VariableDeclSyntax
  let binding: PatternBindingSyntax
  let file: LintedFile

  var initialValue: ExprSyntax? { binding.initializer?.value }

  var isStored: Bool { AccessorReading.isStored(binding) }

  var isWeak: Bool {
    node.modifiers.contains { ["weak", "unowned"].contains($0.name.text) }
  }

  func hasModifier(_ name: String) -> Bool { node.modifiers.contains { $0.name.text == name } }

  var attributes: [String] { AttributeReader.attributes(of: node.attributes).map(\.name) }

  /// The written type without `?` and generic arguments, or the type that the initial value shows.
  var typeName: String? {
    if let type = binding.typeAnnotation { return TypeName.bare(type.type) }
    if let value = initialValue { return ValueTypes.type(of: value) }
    return nil
  }

  enum AccessorReading {
    static func isStored(_ binding: PatternBindingSyntax) -> Bool {
      guard let block = binding.accessorBlock else { return true }
      guard case .accessors(let list) = block.accessors else { return false }
      return list.allSatisfy { ["willSet", "didSet"].contains($0.accessorSpecifier.text) }
    }
  }
}
