/// All declarations that replace those of missing modules. Declarations are only added.
package struct StubCatalog: Hashable, Codable, Sendable {
  var types: [String: StubType] = [:]
  var functions: [CallShape] = []
  var variables: Set<String> = []
  var operators: [String: Fixity] = [:]
  /// The methods of all missing objects, and of the missing types.
  var methods: [CallShape] = []
  var staticMethods: [CallShape] = []
  /// The names that follow a period as arguments of missing declarations.
  var choices: Set<String> = []
  /// The shapes of the calls of those names.
  var choiceCalls: [CallShape] = []
  /// The methods that call a closure with the object itself, and return it.
  var configuring: Set<String> = []
  /// The members that missing modules add to known types.
  var additions: [String: Additions] = [:]
  /// The members of classes in earlier modules. They would override an addition with the same name when they are
  /// compiled again with it.
  var declared: Set<String> = []
  /// The keys of declarations that the compiler rejected, and that are not printed.
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

  /// Returns whether this catalog contains all declarations of another.
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

  /// Returns whether missing modules add a member with a name to known types.
  func isAddition(_ name: String) -> Bool {
    additions.values.contains {
      $0.variables.contains(name) || $0.staticVariables.contains(name) || $0.methods.contains { $0.name == name }
        || $0.staticMethods.contains { $0.name == name }
    }
  }

  /// Returns a type by its path, such as `Realm.Configuration`.
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

  /// Returns the path of the stub for a written type: `Realm.Configuration` for `Realm.Configuration?`.
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
    // The name may include a module.
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

  /// Adds a shape and returns whether the shapes have changed.
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
