import Foundation
import SwiftParser
import SwiftSyntax

/// The types that sources decode from JSON, and the functions and closures that decode them.
package struct DecodableTypes {
  struct Property: Equatable {
    var name: String
    /// The key in the JSON.
    var key: String
    /// The type as it is written, such as `[Movie]?`.
    var type: String
  }

  struct TypeEntry: Equatable {
    var parameters: [String] = []
    var properties: [Property] = []
    /// The value of an enumeration's first case, or nil for other types.
    var firstCase: JSONScalar?
  }

  enum JSONScalar: Equatable {
    case text(String)
    case number(Int)
  }

  /// A function or closure in the sources, and the lines that it occupies.
  struct Scope: Equatable {
    var lines: ClosedRange<Int>
    var parameters: Set<String>
    /// The text of the function without its body.
    var signature: String
    var text: String
  }

  private(set) var types: [String: TypeEntry] = [:]
  private var scopes: [String: [Scope]] = [:]
  /// The format of dates, as the sources set it on their decoders.
  private(set) var dates = DateForm.number
  /// Whether keys are written in `snake_case`.
  private(set) var isSnakeCase = false

  enum DateForm: Equatable {
    case number
    case seconds
    case milliseconds
    case iso8601
    case format(String)
  }

  package init(sources: [URL]) {
    for file in sources {
      guard let text = try? String(contentsOf: file, encoding: .utf8) else { continue }
      add(text, path: file.path(percentEncoded: false))
    }
  }

  init(texts: [String: String]) {
    for (path, text) in texts.sorted(by: { $0.key < $1.key }) { add(text, path: path) }
  }

  private mutating func add(_ text: String, path: String) {
    let tree = Parser.parse(source: text)
    let collector = DecodableTypeCollector(converter: SourceLocationConverter(fileName: path, tree: tree))
    collector.walk(tree)
    for (name, entry) in collector.types where types[name] == nil { types[name] = entry }
    scopes[path] = collector.scopes
    if text.contains("convertFromSnakeCase") { isSnakeCase = true }
    if text.contains("dateDecodingStrategy = .iso8601") { dates = .iso8601 }
    if text.contains("dateDecodingStrategy = .secondsSince1970") { dates = .seconds }
    if text.contains("dateDecodingStrategy = .millisecondsSince1970") { dates = .milliseconds }
    if text.contains("dateDecodingStrategy = .formatted"), let match = text.firstMatch(of: #/dateFormat = "([^"]+)"/#) {
      dates = .format(String(match.1))
    }
  }

  /// Returns the type that the answer to a request is decoded to, such as `[Movie]`, or nil if it is unknown.
  ///
  /// - Parameter calls: The author's lines on the way to the request, the innermost first. A generic function does not
  ///   know its type, but its caller does.
  package func decodedType(calledAt calls: [CallPlaces.Place]) -> String? {
    for call in calls {
      let around = (scopes[call.file] ?? []).filter { $0.lines.contains(call.line) }
        .sorted { $0.lines.count < $1.lines.count }
      for scope in around {
        let parameters = around.reduce(into: Set<String>()) { $0.formUnion($1.parameters) }
        if let type = type(in: scope, except: parameters) { return type }
      }
    }
    return nil
  }

  private func type(in scope: Scope, except parameters: Set<String>) -> String? {
    func known(_ text: Substring) -> String? {
      let type = text.trimmingCharacters(in: .whitespaces)
      let names = type.matches(of: #/[A-Za-z_]\w*/#).map { String($0.0) }
      guard !names.contains(where: parameters.contains), names.contains(where: { types[$0] != nil }) else { return nil }
      return type
    }
    for match in scope.text.matches(of: #/decode\(\s*(?:type:\s*)?([\w.<>\[\]:, ?]+?)\.self/#) {
      if let type = known(match.1) { return type }
    }
    for match in scope.text.matches(of: #/([A-Z][\w.<>]*|\[[A-Z][\w.<>]*\])\.self/#) {
      if let type = known(match.1) { return type }
    }
    // Look for the result of the function: `Result<Movies, Error>`, `-> Movies`, `AnyPublisher<Movies, Error>`.
    for text in [scope.signature, scope.text] {
      for match in text.matches(of: #/(?:Result|AnyPublisher|Single|Observable)</#) {
        if let type = known(Self.firstArgument(in: text[match.range.upperBound...])) { return type }
      }
      for match in text.matches(of: #/->\s*([\[\]\w.?<>]+)/#) { if let type = known(match.1) { return type } }
    }
    return nil
  }

  /// Returns the first of the generic arguments, up to its comma or to the end of the list.
  private static func firstArgument(in text: Substring) -> Substring {
    var depth = 0
    for index in text.indices {
      switch text[index] {
      case "<", "(", "[": depth += 1
      case ">" where depth == 0, "," where depth == 0: return text[..<index]
      case ">", ")", "]": depth -= 1
      default: break
      }
    }
    return text
  }
}

/// A visitor that collects functions, and types with their stored properties.
private final class DecodableTypeCollector: SyntaxVisitor {
  private(set) var types: [String: DecodableTypes.TypeEntry] = [:]
  private(set) var scopes: [DecodableTypes.Scope] = []
  private let converter: SourceLocationConverter

  init(converter: SourceLocationConverter) {
    self.converter = converter
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    add(node.name.text, node.genericParameterClause, node.memberBlock)
    return .visitChildren
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    add(node.name.text, node.genericParameterClause, node.memberBlock)
    return .visitChildren
  }

  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    let raw = node.inheritanceClause?.inheritedTypes.first?.type.trimmedDescription
    guard raw == "String" || raw == "Int", node.name.text != "CodingKeys" else { return .visitChildren }
    let cases = node.memberBlock.members.lazy.compactMap { $0.decl.as(EnumCaseDeclSyntax.self) }
    guard let first = cases.first?.elements.first else { return .visitChildren }
    let written = first.rawValue?.value
    var entry = DecodableTypes.TypeEntry()
    if raw == "String" {
      entry.firstCase = .text(written.flatMap(Self.text) ?? Self.plain(first.name.text))
    } else {
      entry.firstCase = .number(written.flatMap { Int($0.trimmedDescription) } ?? 0)
    }
    types[node.name.text] = entry
    return .visitChildren
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    var signature = node
    signature.body = nil
    let parameters = node.genericParameterClause?.parameters.map(\.name.text) ?? []
    addScope(Syntax(node), Set(parameters), signature.trimmedDescription)
    return .visitChildren
  }

  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    addScope(Syntax(node), [], "")
    return .visitChildren
  }

  private func addScope(_ node: Syntax, _ parameters: Set<String>, _ signature: String) {
    let start = node.startLocation(converter: converter).line
    let end = node.endLocation(converter: converter).line
    scopes.append(
      .init(lines: start...max(start, end), parameters: parameters, signature: signature, text: node.trimmedDescription)
    )
  }

  private func add(_ name: String, _ generics: GenericParameterClauseSyntax?, _ members: MemberBlockSyntax) {
    var entry = DecodableTypes.TypeEntry(parameters: generics?.parameters.map(\.name.text) ?? [])
    let keys = codingKeys(in: members)
    for member in members.members {
      guard let variable = member.decl.as(VariableDeclSyntax.self),
        !variable.modifiers.contains(where: { ["static", "class", "lazy"].contains($0.name.text) })
      else { continue }
      for binding in variable.bindings {
        guard let pattern = binding.pattern.as(IdentifierPatternSyntax.self), let type = binding.typeAnnotation?.type,
          binding.accessorBlock == nil
        else { continue }
        let name = Self.plain(pattern.identifier.text)
        guard let key = keys == nil ? name : keys?[name] else { continue }
        entry.properties.append(.init(name: name, key: key, type: type.trimmedDescription))
      }
    }
    if types[name] == nil { types[name] = entry }
  }

  /// Returns the keys by property, or nil if the type does not name them.
  private func codingKeys(in members: MemberBlockSyntax) -> [String: String]? {
    for member in members.members {
      guard let keys = member.decl.as(EnumDeclSyntax.self), keys.name.text == "CodingKeys" else { continue }
      var result: [String: String] = [:]
      for case let one? in keys.memberBlock.members.map({ $0.decl.as(EnumCaseDeclSyntax.self) }) {
        for element in one.elements {
          let name = Self.plain(element.name.text)
          result[name] = element.rawValue.flatMap { Self.text($0.value) } ?? name
        }
      }
      return result
    }
    return nil
  }

  private static func plain(_ name: String) -> String { name.replacing("`", with: "") }

  private static func text(_ expression: ExprSyntax) -> String? {
    expression.as(StringLiteralExprSyntax.self)?.representedLiteralValue
  }
}
