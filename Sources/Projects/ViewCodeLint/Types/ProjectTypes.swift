import SourceRewriting
import SwiftSources
import SwiftSyntax

/// The types that a project declares, and known facts about Apple's classes by name.
///
/// The only types that are inferred are those of `UILabel()` and of a closure that returns such a value. A rule reports
/// nothing if a type is unknown.
struct ProjectTypes: Sendable {
  /// The types by full name, and by simple name if it is unique.
  private var byName: [String: ProjectType] = [:]
  /// The names that functions of the project use, directly or by functions that they call by name.
  private let bodies: [String: Set<String>]
  /// The static texts of the project's types, such as "Cell" for `Cell.identifier`.
  private(set) var texts: [String: String] = [:]
  /// The names that are declared as functions.
  let functionNames: Set<String>

  init(_ files: [LintedFile]) {
    var types: [String: ProjectType] = [:]
    for file in files {
      for type in file.index.types { types[type.name, default: ProjectType(type.name)].add(type, in: file) }
    }
    // An extension of `Cell` belongs to `Feed.Cell` if no other type has that name.
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

  /// Returns the names of the project's functions that may use a name: their bodies contain it, or a call of such a
  /// function.
  func functions(mentioning name: String) -> Set<String> {
    var result = Set(bodies.filter { $0.value.contains(name) }.keys)
    while true {
      let more = bodies.filter { !result.contains($0.key) && !$0.value.isDisjoint(with: result) }.keys
      if more.isEmpty { return result }
      result.formUnion(more)
    }
  }

  // MARK: - Classes

  /// Returns the superclass of a class of the project or Apple, or nil if it is unknown.
  func superclass(of name: String) -> String? {
    if let type = byName[name], type.isDeclared {
      return type.inherited.first { byName[$0]?.kind == .class || KnownClasses.isKnown($0) }
    }
    return KnownClasses.superclass(of: name)
  }

  /// Returns a class and its known superclasses.
  func ancestors(of name: String) -> [String] {
    var result = [name]
    while let next = superclass(of: result.last!), !result.contains(next) { result.append(next) }
    return result
  }

  func isKind(_ name: String?, of base: String) -> Bool {
    guard let name else { return false }
    return ancestors(of: name).contains(base)
  }

  /// Returns whether all superclasses of a class are known, up to Apple's classes.
  func isComplete(_ name: String) -> Bool {
    KnownClasses.isKnown(ancestors(of: name).last ?? name)
  }

  /// Returns a class and those of its superclasses that the project declares.
  func ownAncestors(of name: String) -> [ProjectType] { ancestors(of: name).compactMap { byName[$0] } }

  /// Returns a property of a class of the project, or of its superclasses.
  func property(_ name: String, of type: String) -> ProjectProperty? {
    for ancestor in ownAncestors(of: type) { if let property = ancestor.properties[name] { return property } }
    return nil
  }

  /// Returns the type of a property of a class.
  func typeOfProperty(_ name: String, of type: String) -> String? {
    if let property = property(name, of: type) { return property.typeName }
    for ancestor in ancestors(of: type) {
      if let known = ProjectTypes.appleProperties[ancestor]?[name] { return known }
    }
    return nil
  }

  /// The types of properties of Apple's classes that view code often uses.
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
  /// The kind of the type, or nil if the project only contains extensions of it.
  private(set) var kind: TypeFacts.Kind?
  private(set) var inherited: [String] = []
  private(set) var properties: [String: ProjectProperty] = [:]
  private(set) var functions: [ProjectFunction] = []
  private(set) var initializers: [(node: InitializerDeclSyntax, file: LintedFile)] = []
  /// The declaration and the extensions.
  private(set) var parts: [(type: IndexedType, file: LintedFile)] = []
  /// The assignments in the declaration and extensions.
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

  /// Returns the uses of a name in the declaration and extensions.
  func mentions(of name: String) -> [(node: DeclReferenceExprSyntax, file: LintedFile)] {
    parts.flatMap { part in
      (part.file.index.mentions[name] ?? []).filter { $0.isInside(part.type.node) }.map { ($0, part.file) }
    }
  }

  /// Returns whether the type uses a name.
  func mentions(_ name: String) -> Bool {
    parts.contains { part in part.file.index.mentions[name]?.contains { $0.isInside(part.type.node) } == true }
  }

  /// Returns the calls in the declaration and extensions.
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

  /// The written type without `?` and generic arguments, or the type of the initial value.
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
