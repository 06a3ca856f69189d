/// All declarations that replace those of missing modules. It only grows.
package struct StubCatalog: Hashable, Codable, Sendable {
  var types: [String: StubType] = [:]
  var functions: [CallShape] = []
  var variables: Set<String> = []
  var operators: [String: Fixity] = [:]
  /// Methods of everything missing, and of the types of it.
  var methods: [CallShape] = []
  var staticMethods: [CallShape] = []
  /// Names that are written after a dot as arguments of something missing, and how those of them that are called are.
  var choices: Set<String> = []
  var choiceCalls: [CallShape] = []
  /// Methods that call a closure with the object itself, and give it.
  var configuring: Set<String> = []
  /// Members that missing modules add to known types.
  var additions: [String: Additions] = [:]
  /// Members of classes of the modules that were looked at before: these would override an addition of the same name,
  /// when they are compiled again with it.
  var declared: Set<String> = []
  /// Keys of declarations that the compiler rejected, and that are not printed.
  var refused: Set<String> = []

  enum Fixity: String, Codable, Sendable {
    case infix, prefix, postfix
  }

  struct Additions: Hashable, Codable, Sendable {
    var variables: Set<String> = []
    var methods: [CallShape] = []
    var staticVariables: Set<String> = []
    var staticMethods: [CallShape] = []
    var initializers: [CallShape] = []
  }

  package init() {}

  /// Whether all that another declares is declared here, too.
  package func isAtLeast(_ other: StubCatalog) -> Bool {
    other.names.isSubset(of: names) && Set(other.methods).isSubset(of: methods)
      && Set(other.staticMethods).isSubset(of: staticMethods) && other.choices.isSubset(of: choices)
      && other.additions.keys.allSatisfy { additions[$0] != nil }
  }

  /// The names that are looked up without a type.
  var names: Set<String> {
    Set(types.keys).union(functions.map(\.name)).union(variables).union(operators.keys)
  }

  func declares(_ name: String) -> Bool {
    types[name] != nil || variables.contains(name) || operators[name] != nil || functions.contains { $0.name == name }
  }

  /// Whether a name is that of a member that missing modules add to known types.
  func isAddition(_ name: String) -> Bool {
    additions.values.contains {
      $0.variables.contains(name) || $0.staticVariables.contains(name) || $0.methods.contains { $0.name == name }
        || $0.staticMethods.contains { $0.name == name }
    }
  }

  /// A type by its path, such as `Realm.Configuration`.
  subscript(path path: String) -> StubType? {
    get {
      let names = path.split(separator: ".").map(String.init)
      guard let first = names.first, var type = types[first] else { return nil }
      for name in names.dropFirst() {
        guard let inner = type.nested[name] else { return nil }
        type = inner
      }
      return type
    }
    set { StubCatalog.set(newValue, at: path.split(separator: ".").map(String.init)[...], in: &types) }
  }

  private static func set(_ type: StubType?, at path: ArraySlice<String>, in types: inout [String: StubType]) {
    guard let first = path.first else { return }
    if path.count == 1 {
      types[first] = type
    } else if types[first] != nil {
      set(type, at: path.dropFirst(), in: &types[first]!.nested)
    }
  }

  /// The stub that a written type names, as a path: `Realm.Configuration` of `Realm.Configuration?`.
  func path(ofTypeNamed name: String) -> String? {
    var name = name.trimmed
    for prefix in ["any ", "some ", "@MainActor "] where name.hasPrefix(prefix) {
      name = String(name.dropFirst(prefix.count))
    }
    while let last = name.last, last == "?" || last == "!" { name.removeLast() }
    if name.hasSuffix(".Type") { name = String(name.dropLast(5)) }
    if let generic = name.firstIndex(of: "<") { name = String(name[..<generic]) }
    if name.hasPrefix("("), name.hasSuffix(")") { name = String(name.dropFirst().dropLast()) }
    if self[path: name] != nil { return name }
    // With a module in front of it.
    if let dot = name.firstIndex(of: ".") {
      let rest = String(name[name.index(after: dot)...])
      if self[path: rest] != nil { return rest }
    }
    return nil
  }

  mutating func addMethod(_ shape: CallShape, isStatic: Bool) -> Bool {
    isStatic ? StubCatalog.add(shape, to: &staticMethods) : StubCatalog.add(shape, to: &methods)
  }
  mutating func addFunction(_ shape: CallShape) -> Bool { StubCatalog.add(shape, to: &functions) }

  /// - Returns: whether something is new.
  @discardableResult
  static func add(_ shape: CallShape, to shapes: inout [CallShape]) -> Bool {
    if shapes.contains(shape) { return false }
    for index in shapes.indices where shapes[index].signature == shape.signature {
      if let merged = shapes[index].merged(with: shape) {
        if merged == shapes[index] { return false }
        shapes[index] = merged
        return true
      }
    }
    shapes.append(shape)
    return true
  }
}

extension StringProtocol {
  var trimmed: String { String(drop { $0 == " " }.reversed().drop { $0 == " " }.reversed()) }
}
