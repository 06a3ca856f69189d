/// Prints the catalog as source text: a module with all declarations, and a module for each missing module that exports
/// it.
///
/// There is only one module with declarations, because the origin of a name among several modules is unknown, and
/// modules export others.
struct StubPrinter {
  static let declarationsModule = "MissingDeclarations"

  let catalog: StubCatalog

  /// A declaration that does not depend on the others, with the key under which the compiler's rejection is stored.
  private struct Piece {
    var key: String
    var lines: [String]

    init(_ key: String, _ lines: [String]) {
      self.key = key
      self.lines = lines
    }
  }

  func modules(for missing: [MissingModule]) -> [StubModule] {
    let text = declarations().lines.joined(separator: "\n") + "\n"
    var result = [StubModule(name: StubPrinter.declarationsModule, text: text)]
    var seen: Set<String> = []
    for module in missing where seen.insert(module.name).inserted {
      result.append(
        StubModule(name: module.name, text: "@_exported import \(StubPrinter.declarationsModule)\n"))
    }
    return result
  }

  /// Returns the keys of the declarations on lines of the module's text.
  func keys(atLines lines: Set<Int>) -> Set<String> {
    let keys = declarations().keys
    return Set(lines.compactMap { $0 >= 1 && $0 <= keys.count ? keys[$0 - 1] : nil })
  }

  private func declarations() -> (lines: [String], keys: [String?]) {
    // Modules re-export the Apple modules that they are based on, as Objective-C frameworks do.
    var lines = ["@_exported import StubSupport", "@_exported import Foundation", "@_exported import UIKit"]
    var keys: [String?] = [nil, nil, nil]
    for piece in pieces() where !catalog.refused.contains(piece.key) {
      lines += piece.lines
      keys += [String?](repeating: piece.key, count: piece.lines.count)
    }
    return (lines, keys)
  }

  private func pieces() -> [Piece] {
    var pieces: [Piece] = []
    for (name, fixity) in catalog.operators.sorted(by: { $0.key < $1.key }) {
      pieces.append(Piece("operator \(name)", operators(name, fixity)))
    }
    for name in catalog.variables.sorted() {
      let lines = [
        "public var \(quoted(name)): MissingObject {",
        "  get { MissingObject.met(\"\(name)\", of: MissingObject.self) }",
        "  set { _ = newValue }",
        "}",
      ]
      pieces.append(Piece("variable \(name)", lines))
    }
    for shape in catalog.functions {
      pieces.append(Piece("function \(shape)", function(shape, "public func", of: "MissingObject.self")))
    }
    for name in catalog.types.keys.sorted() {
      pieces.append(Piece("type \(name)", type(catalog.types[name]!, indent: "")))
      pieces += extensions(of: catalog.types[name]!, path: quoted(name))
    }
    for name in catalog.choices.sorted() {
      pieces.append(
        Piece(
          "choice \(name)",
          ["extension MissingChoice { public static var \(quoted(name)): MissingChoice { MissingChoice() } }"]))
    }
    for shape in catalog.choiceCalls {
      let head = head(shape, "public static func", gives: "MissingChoice", isDisfavored: false, value: nil)
      pieces.append(Piece("choice \(shape)", head.map { "extension MissingChoice { \($0) { MissingChoice() } }" }))
    }
    for name in catalog.configuring.sorted() {
      pieces.append(
        Piece(
          "configuring \(name)",
          [
            "extension NSObjectProtocol where Self: NSObject {",
            "  @discardableResult public func \(quoted(name))(_ change: (Self) throws -> Void) rethrows -> Self {",
            "    try change(self)", "    return self", "  }", "}",
          ]))
    }
    pieces += methods(catalog.methods, "public func") + methods(catalog.staticMethods, "public static func")
    for name in catalog.additions.keys.sorted() { pieces += additions(catalog.additions[name]!, to: name) }
    return pieces
  }

  private func methods(_ shapes: [CallShape], _ keyword: String) -> [Piece] {
    // A name with a declaration is no longer looked up dynamically, so plain calls need a declaration, too.
    let declared = Set(shapes.filter { !$0.isPlain }.map(\.name))
    return shapes.filter { declared.contains($0.name) }.map { shape in
      // Literals of mixed elements have no type of their own. Other arguments fit a generic parameter better.
      let isForLiterals =
        shape.parameters.contains { $0.argument == .array || $0.argument == .dictionary }
        && shapes.contains { $0 != shape && $0.signature == shape.signature }
      let lines = function(shape, keyword, of: "Self.self", isForLiterals: isForLiterals)
      return Piece("\(keyword) \(shape)", ["extension MissingMembers {"] + lines + ["}"])
    }
  }

  // MARK: Functions

  /// Returns a function in the three forms that `MissingMembers` describes.
  private func function(
    _ shape: CallShape, _ keyword: String, of owner: String, isForLiterals: Bool = false
  ) -> [String] {
    let name = "\"\(shape.name)\""
    let first = head(shape, keyword, gives: "MissingObject", isDisfavored: isForLiterals, value: nil).map {
      "\($0) { MissingObject.met(\(name), of: \(owner)) }"
    }
    if isForLiterals { return first }
    return first
      + head(shape, keyword, gives: "MissingObject?", isDisfavored: true, value: nil).map {
        "\($0) { MissingObject.metNothing(\(name), of: \(owner)) }"
      }
      + head(shape, keyword, gives: "Value", isDisfavored: true, value: "Value").map {
        "\($0) { MissingObject.metValue(\(name), of: \(owner)) }"
      }
  }

  private func head(
    _ shape: CallShape, _ keyword: String, gives result: String?, isDisfavored: Bool, value: String?
  ) -> [String] {
    var generics: [String] = []
    let parameters = self.parameters(shape, &generics)
    if let value { generics.append(value) }
    let clause = generics.isEmpty ? "" : "<\(generics.joined(separator: ", "))>"
    let attributes = (isDisfavored ? "@_disfavoredOverload " : "") + (result == nil ? "" : "@discardableResult ")
    let arrow = result.map { " -> \($0)" } ?? ""
    let name = keyword.hasSuffix("func") ? " \(quoted(shape.name))" : ""
    return ["\(attributes)\(keyword)\(name)\(clause)(\(parameters))\(arrow)"]
  }

  private func parameters(_ shape: CallShape, _ generics: inout [String]) -> String {
    var texts: [String] = []
    for (index, parameter) in shape.parameters.enumerated() {
      let label = parameter.label.map { quoted($0) } ?? "_"
      texts.append("\(label) argument\(index): \(type(of: parameter.argument, &generics, isOuter: true))")
    }
    return texts.joined(separator: ", ")
  }

  private func type(of argument: CallShape.Argument, _ generics: inout [String], isOuter: Bool) -> String {
    func generic() -> String {
      generics.append("T\(generics.count)")
      return generics.last!
    }
    switch argument {
    case .generic: return generic()
    case .object: return "MissingObject"
    case .choice: return "MissingChoice"
    case .choices: return "[MissingChoice]"
    case .optional: return isOuter ? "Any?" : "MissingObject?"
    case .array: return "[Any]"
    case .dictionary: return "[AnyHashable: Any]"
    case .inOut: return "inout \(generic())"
    case .error: return "any Error"
    case .optionalError: return "(any Error)?"
    case .bool: return "Bool"
    case .closure(let inner, let givesValue, let isAsync):
      let parameters = inner.map { type(of: $0, &generics, isOuter: false) }.joined(separator: ", ")
      let result = givesValue ? generic() : "Void"
      // The closure does not escape, so that it can use members without `self`.
      let closure = "(\(parameters)) \(isAsync ? "async " : "")throws -> \(result)"
      return isOuter ? closure : "(\(closure))"
    }
  }

  private func operators(_ name: String, _ fixity: StubCatalog.Fixity) -> [String] {
    let isAssignment = name.hasSuffix("=") || name.hasPrefix("<-") || name.hasPrefix("<~")
    switch fixity {
    case .infix:
      return [
        "infix operator \(name)\(isAssignment ? ": AssignmentPrecedence" : ": AdditionPrecedence")",
        "@discardableResult public func \(name) <L, R>(left: L, right: R) -> MissingObject { MissingObject() }",
        "@_disfavoredOverload @discardableResult public func \(name) <L, R>(left: inout L, right: R) -> MissingObject {",
        "  MissingObject()", "}",
      ]
    case .prefix, .postfix:
      return [
        "\(fixity.rawValue) operator \(name)",
        "@discardableResult public \(fixity.rawValue) func \(name) <V>(value: V) -> MissingObject { MissingObject() }",
      ]
    }
  }

  // MARK: Types

  private func type(_ type: StubType, indent: String) -> [String] {
    let lines: [String] =
      switch type.form {
      case .class: self.class(type)
      case .protocol: self.protocol(type)
      case .wrapper: wrapper(type) + (indent.isEmpty ? wrapperConformances(of: quoted(type.name)) : [])
      case .builder: builder(type)
      case .globalActor: ["@globalActor public actor \(type.name) { public static let shared = \(type.name)() }"]
      }
    return lines.map { "\(indent)\($0)" }
  }

  private func generics(_ type: StubType) -> [String] { (0..<type.arity).map { "Element\($0)" } }

  private func `class`(_ type: StubType) -> [String] {
    let parameters = generics(type)
    let clause = parameters.isEmpty ? "" : "<\(parameters.joined(separator: ", "))>"
    let isSystem = type.superclass.map { catalog.types[$0] == nil } ?? false
    let own = "\(quoted(type.name))\(clause)"
    var inherited = [type.superclass ?? "MissingObject"]
    if isSystem { inherited.append("MissingMembers") }
    if !type.isOpen {
      inherited.append("PlainMissing")
      inherited += type.conformances.sorted()
    } else {
      inherited += type.conformances.filter { StubConformances.isWithoutMembers($0) }.sorted()
    }
    if !isSystem { inherited.append("@unchecked Sendable") }
    let keyword = type.isOpen ? "open class" : "public final class"
    var lines = ["\(keyword) \(own): \(inherited.joined(separator: ", ")) {"]
    if !type.isOpen {
      lines.append(
        isSystem
          ? "  nonisolated public static func plainMissing() -> Any { MainActor.assumeIsolated { \(own)(\(Designated.arguments(of: type.superclass))) } }"
          : "  public static func plainMissing() -> Any { \(own)() }")
      for conformance in type.conformances.sorted() {
        lines += StubConformances.members(of: conformance, type: own, element: parameters.first ?? "MissingObject")
          .map { "  \($0)" }
      }
    }
    lines += designated(of: type, isSystem: isSystem).map { "  \($0)" }
    for name in type.nested.keys.sorted() { lines += self.type(type.nested[name]!, indent: "  ") }
    lines.append("}")
    return lines
  }

  private func designated(of type: StubType, isSystem: Bool) -> [String] {
    let shapes = type.initializers.filter { type.designated.contains($0.signature) && isNeeded($0, type, isSystem) }
    guard !shapes.isEmpty else { return [] }
    let call = isSystem ? Designated.arguments(of: type.superclass) : ""
    let own = shapes.flatMap { shape in
      let mark = type.failable.contains(shape.signature) ? "init?" : "init"
      return head(shape, "public \(mark)", gives: nil, isDisfavored: false, value: nil).map {
        "\($0) { super.init(\(call)) }"
      }
    }
    return own + Designated.restated(type.superclass, isSystem: isSystem)
  }

  private func isNeeded(_ shape: CallShape, _ type: StubType, _ isSystem: Bool) -> Bool {
    !shape.parameters.isEmpty && !(isSystem && Designated.inherited(type.superclass).contains(shape.signature))
  }

  /// Returns the initializers and cases of a class as separate declarations.
  private func extensions(of type: StubType, path: String) -> [Piece] {
    guard type.form == .class else { return [] }
    let isSystem = type.superclass.map { catalog.types[$0] == nil } ?? false
    let call = isSystem ? Designated.arguments(of: type.superclass) : ""
    let parameters = generics(type)
    let own = parameters.isEmpty ? path : "\(path)<\(parameters.joined(separator: ", "))>"
    var pieces: [Piece] = []
    for shape in type.initializers where !type.designated.contains(shape.signature) && isNeeded(shape, type, isSystem) {
      let mark = type.failable.contains(shape.signature) ? "init?" : "init"
      let lines = head(shape, "public convenience \(mark)", gives: nil, isDisfavored: false, value: nil).map {
        "extension \(path) { \($0) { self.init(\(call)) } }"
      }
      pieces.append(Piece("\(path) \(shape)", lines))
    }
    for name in type.cases.sorted() {
      pieces.append(
        Piece(
          "\(path) case \(name)",
          ["extension \(path) { public static var \(quoted(name)): \(own) { \(own)(\(call)) } }"]))
    }
    for shape in type.caseCalls {
      let head = head(shape, "public static func", gives: own, isDisfavored: false, value: nil)
      pieces.append(Piece("\(path) case \(shape)", head.map { "extension \(path) { \($0) { \(own)(\(call)) } }" }))
    }
    for (name, inner) in type.nested.sorted(by: { $0.key < $1.key }) {
      pieces += extensions(of: inner, path: "\(path).\(quoted(name))")
    }
    return pieces
  }

  private func `protocol`(_ type: StubType) -> [String] {
    let parameters = generics(type)
    let clause = parameters.isEmpty ? "" : "<\(parameters.joined(separator: ", "))>"
    let inherited = (type.isClassBound ? ["AnyObject"] : []) + type.conformances.sorted()
    var lines = [
      "public protocol \(quoted(type.name))\(clause)\(inherited.isEmpty ? "" : ": \(inherited.joined(separator: ", "))") {"
    ]
    lines += parameters.map { "  associatedtype \($0)" }
    lines.append("}")
    // Types in an extension of a protocol are visible in conforming types.
    if !type.nested.isEmpty {
      for name in type.nested.keys.sorted() {
        var inner = type.nested[name]!
        inner.name = "\(type.name)_\(name)"
        lines += self.type(inner, indent: "")
        lines.append("extension \(quoted(type.name)) { public typealias \(quoted(name)) = \(inner.name) }")
      }
    }
    return lines
  }

  private func wrapper(_ type: StubType) -> [String] {
    var lines = [
      "@propertyWrapper public struct \(quoted(type.name))<Value> {", "  private var stored: Value?",
      "  public var wrappedValue: Value {",
      "    get { stored ?? MissingObject.metValue(\"wrappedValue\", of: \(quoted(type.name)).self) }",
      "    set { stored = newValue }", "  }",
      "  public var projectedValue: MissingObject { MissingObject.met(\"projectedValue\", of: \(quoted(type.name)).self) }",
      "  public init() {}", "  public init(wrappedValue: Value) { stored = wrappedValue }",
    ]
    for shape in type.attributeArguments where !shape.parameters.isEmpty {
      var generics: [String] = []
      let parameters = self.parameters(shape, &generics)
      let clause = generics.isEmpty ? "" : "<\(generics.joined(separator: ", "))>"
      lines.append("  public init\(clause)(\(parameters)) {}")
      if shape.parameters.first?.label != "wrappedValue" {
        lines.append("  public init\(clause)(wrappedValue: Value, \(parameters)) { stored = wrappedValue }")
      }
    }
    return lines + ["}"]
  }

  /// Returns conformances that compare and encode a wrapper as its value, so that types with wrapped properties can
  /// conform as if the properties had no wrapper.
  private func wrapperConformances(of name: String) -> [String] {
    [
      "extension \(name): Equatable where Value: Equatable {",
      "  public static func == (left: Self, right: Self) -> Bool { left.stored == right.stored }", "}",
      "extension \(name): Hashable where Value: Hashable {",
      "  public func hash(into hasher: inout Hasher) { hasher.combine(stored) }", "}",
      "extension \(name): Encodable where Value: Encodable {",
      "  public func encode(to encoder: any Encoder) throws { try stored.encode(to: encoder) }", "}",
      "extension \(name): Decodable where Value: Decodable {",
      "  public init(from decoder: any Decoder) throws { self.init(wrappedValue: try Value(from: decoder)) }", "}",
      "extension \(name): @unchecked Sendable where Value: Sendable {}",
    ]
  }

  private func builder(_ type: StubType) -> [String] {
    [
      "@resultBuilder public enum \(quoted(type.name)) {",
      "  public static func buildExpression<T>(_ value: T) -> MissingObject { MissingObject() }",
      "  public static func buildBlock(_ parts: MissingObject...) -> MissingObject { MissingObject() }",
      "  public static func buildOptional(_ part: MissingObject?) -> MissingObject { MissingObject() }",
      "  public static func buildEither(first: MissingObject) -> MissingObject { first }",
      "  public static func buildEither(second: MissingObject) -> MissingObject { second }",
      "  public static func buildArray(_ parts: [MissingObject]) -> MissingObject { MissingObject() }",
      "  public static func buildLimitedAvailability(_ part: MissingObject) -> MissingObject { part }",
      "  public static func buildFinalResult<T>(_ part: MissingObject) -> T {",
      "    MissingObject.metValue(\"result\", of: \(quoted(type.name)).self)", "  }", "}",
    ]
  }

  // MARK: Additions

  private func additions(_ additions: StubCatalog.Additions, to type: String) -> [Piece] {
    // The type may be generic, which an extension can't express here.
    let owner =
      catalog[path: type].map { $0.arity > 0 || $0.form == .protocol ? "MissingObject.self" : "\(type).self" }
      ?? "\(type).self"
    func piece(_ name: String, _ lines: [String]) -> Piece {
      Piece("\(type) \(name)", ["extension \(type) {"] + lines + ["}"])
    }
    var pieces: [Piece] = []
    for name in additions.variables.sorted() {
      pieces.append(
        piece(
          name,
          [
            "public var \(quoted(name)): MissingObject {", "get { MissingObject.met(\"\(name)\", of: \(owner)) }",
            "set { _ = newValue }", "}",
          ]))
    }
    for shape in additions.methods { pieces.append(piece("\(shape)", function(shape, "public func", of: owner))) }
    for name in additions.staticVariables.sorted() {
      pieces.append(
        piece(
          "static \(name)",
          [
            "public static var \(quoted(name)): Self {", "get { MissingObject.metValue(\"\(name)\", of: \(owner)) }",
            "}",
          ]))
    }
    for shape in additions.staticMethods {
      let own = head(shape, "public static func", gives: "Self", isDisfavored: false, value: nil).map {
        "\($0) { MissingObject.metValue(\"\(shape.name)\", of: \(owner)) }"
      }
      pieces.append(piece("static \(shape)", own + function(shape, "public static func", of: owner).dropFirst()))
    }
    for shape in additions.initializers {
      let mark = shape.isFailable ? "init?" : "init"
      let (keyword, body) =
        Designated.isValue(type)
        ? ("public \(mark)", "self = MissingObject.metValue(\"init\", of: \(owner))")
        : ("public convenience \(mark)", "self.init(\(Designated.arguments(ofSystemClass: type)))")
      let lines = head(shape, keyword, gives: nil, isDisfavored: false, value: nil).map { "\($0) { \(body) }" }
      pieces.append(piece("\(shape)", lines))
    }
    return pieces
  }

  private func quoted(_ name: String) -> String {
    StubPrinter.reserved.contains(name) ? "`\(name)`" : name
  }

  private static let reserved: Set<String> = [
    "associatedtype", "class", "deinit", "enum", "extension", "fileprivate", "func", "import", "init", "inout",
    "internal", "let", "operator", "private", "precedencegroup", "protocol", "public", "rethrows", "static", "struct",
    "subscript", "typealias", "var", "break", "case", "catch", "continue", "default", "defer", "do", "else",
    "fallthrough", "for", "guard", "if", "in", "repeat", "return", "throw", "switch", "where", "while", "Any", "as",
    "await", "false", "is", "nil", "self", "Self", "super", "throws", "true", "try", "Type", "Protocol",
  ]
}

/// Initializers of UIKit classes that need no values.
enum Designated {
  /// Returns whether a type of the system is not a class.
  static func isValue(_ type: String) -> Bool { values.contains(type) || type.hasPrefix("CG") }

  private static let values: Set<String> = [
    "String", "Substring", "Character", "Int", "Int32", "Int64", "UInt", "UInt8", "UInt32", "UInt64", "Double", "Float",
    "Bool", "Date", "Data", "URL", "UUID", "URLRequest", "IndexPath", "IndexSet", "Array", "Dictionary", "Set",
    "Decimal",
    "Locale", "TimeZone", "Calendar", "DateComponents", "UIEdgeInsets", "NSDirectionalEdgeInsets", "UIOffset",
    "AttributedString", "NSRange",
  ]

  /// Returns the arguments that create an object of a system class.
  static func arguments(ofSystemClass name: String) -> String {
    switch name {
    case "UIColor": "white: 0, alpha: 0"
    case "NSAttributedString", "NSMutableAttributedString", "NSString": "string: \"\""
    case let name where name.hasPrefix("UI") && SuperclassGuess.family(of: name) != nil: arguments(of: name)
    default: ""
    }
  }

  static func arguments(of superclass: String?) -> String {
    switch superclass {
    case "UITableViewCell"?: "style: .default, reuseIdentifier: nil"
    case "UITableView"?: "frame: .zero, style: .plain"
    case "UICollectionView"?: "frame: .zero, collectionViewLayout: UICollectionViewFlowLayout()"
    case "UITableViewController"?: "style: .plain"
    case "UIPageViewController"?: "transitionStyle: .scroll, navigationOrientation: .horizontal, options: nil"
    case "UIGestureRecognizer"?: "target: nil, action: nil"
    case let name? where name.hasSuffix("Controller"): "nibName: nil, bundle: nil"
    case let name? where ["UIBarButtonItem", "UITabBarItem", "NSObject"].contains(name) || name.hasSuffix("Layout"): ""
    default: "frame: .zero"
    }
  }

  /// Returns the initializers that a system class declares itself.
  static func inherited(_ superclass: String?) -> Set<String> {
    switch superclass {
    case "UITableViewCell"?: ["init(style:reuseIdentifier)"]
    case "UITableView"?: ["init(frame)", "init(frame:style)", "init(coder)"]
    case "UICollectionView"?: ["init(frame:collectionViewLayout)", "init(coder)"]
    case "UIPageViewController"?: ["init(transitionStyle:navigationOrientation:options)", "init(coder)"]
    case "UIGestureRecognizer"?: ["init(target:action)"]
    case "UINavigationController"?: ["init(rootViewController)", "init(nibName:bundle)", "init(coder)"]
    case let name? where name.hasSuffix("Controller"): ["init(nibName:bundle)", "init(coder)", "init(style)"]
    case "UIImageView"?: ["init(frame)", "init(coder)", "init(image)"]
    case "UIStackView"?: ["init(frame)", "init(coder)", "init(arrangedSubviews)"]
    default: ["init(frame)", "init(coder)"]
    }
  }

  /// Returns the initializers that a class must redeclare if it declares others.
  static func restated(_ superclass: String?, isSystem: Bool) -> [String] {
    guard isSystem else { return ["public override init() { super.init() }"] }
    let coder = "public required init?(coder: NSCoder) { super.init(coder: coder) }"
    switch superclass {
    case "UITableViewCell"?:
      return [
        "public override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) { super.init(style: style, reuseIdentifier: reuseIdentifier) }",
        coder,
      ]
    case let name?
    where name.hasSuffix("Controller") && name != "UITableViewController" && name != "UIPageViewController":
      return [
        "public override init(nibName: String?, bundle: Bundle?) { super.init(nibName: nibName, bundle: bundle) }",
        coder,
      ]
    case "UITableView"?, "UICollectionView"?, "UITableViewController"?, "UIPageViewController"?, "UIGestureRecognizer"?,
      "UIBarButtonItem"?, "UITabBarItem"?:
      return []
    case let name? where name.hasSuffix("Layout"): return ["public override init() { super.init() }", coder]
    default: return ["public override init(frame: CGRect) { super.init(frame: frame) }", coder]
    }
  }
}
