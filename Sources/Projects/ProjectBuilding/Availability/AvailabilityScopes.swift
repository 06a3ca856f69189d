import SwiftParser
import SwiftSyntax

/// The version of iOS that is known to be available at each place in a source, by `@available` attributes of enclosing
/// declarations and by preceding `#available` conditions.
///
/// https://docs.swift.org/swift-book/documentation/the-swift-programming-language/controlflow#Checking-API-Availability
struct AvailabilityScopes {
  /// The ranges of bytes with the version that is known to be available in each. The ranges nest.
  private(set) var ranges: [(bytes: Range<Int>, version: SystemVersion)]
  private let inheritanceClauses: [Range<Int>]
  private let isolations: [Range<Int>]
  private let matchedNames: [Range<Int>]
  private let lineStarts: [Int]

  init(_ text: String) {
    let bytes = Array(text.utf8)
    let tree = bytes.withUnsafeBufferPointer { Parser.parse(source: $0, maximumNestingLevel: 256) }
    let visitor = AvailabilityVisitor(viewMode: .sourceAccurate)
    visitor.walk(tree)
    ranges = visitor.ranges
    inheritanceClauses = visitor.inheritanceClauses
    isolations = visitor.isolations
    matchedNames = visitor.matchedNames
    lineStarts = [0] + bytes.indices.filter { bytes[$0] == UInt8(ascii: "\n") }.map { $0 + 1 }
  }

  /// Returns the version that is available at a place, or nil if none is stated. Lines and columns count from 1, and
  /// columns are in bytes.
  func version(line: Int, column: Int) -> SystemVersion? {
    guard let offset = offset(line: line, column: column) else { return nil }
    return ranges.filter { $0.bytes.contains(offset) }.map(\.version).max()
  }

  /// Returns whether a place is among the types that a declaration inherits from or conforms to.
  func isInherited(line: Int, column: Int) -> Bool {
    guard let offset = offset(line: line, column: column) else { return false }
    return inheritanceClauses.contains { $0.contains(offset) }
  }

  /// Returns whether a place is in the attribute `@MainActor`.
  func isIsolation(line: Int, column: Int) -> Bool {
    guard let offset = offset(line: line, column: column) else { return false }
    return isolations.contains { $0.contains(offset) }
  }

  /// Returns whether a place is the name of the case that a pattern matches.
  func isMatched(line: Int, column: Int) -> Bool {
    guard let offset = offset(line: line, column: column) else { return false }
    return matchedNames.contains { $0.contains(offset) }
  }

  private func offset(line: Int, column: Int) -> Int? {
    lineStarts.indices.contains(line - 1) ? lineStarts[line - 1] + column - 1 : nil
  }
}

private final class AvailabilityVisitor: SyntaxAnyVisitor {
  var ranges: [(bytes: Range<Int>, version: SystemVersion)] = []
  var inheritanceClauses: [Range<Int>] = []
  var isolations: [Range<Int>] = []
  var matchedNames: [Range<Int>] = []

  /// The version of code that no system runs, and that may use any declaration.
  private static let never = SystemVersion(.max)

  override func visitAny(_ node: Syntax) -> SyntaxVisitorContinueKind {
    if let attributes = node.asProtocol((any WithAttributesSyntax).self)?.attributes,
      let version = Self.version(of: attributes)
    {
      add(node.position.utf8Offset..<node.endPosition.utf8Offset, version)
    }
    return .visitChildren
  }

  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
    if node.attributeName.trimmedDescription == "MainActor" {
      isolations.append(node.position.utf8Offset..<node.endPosition.utf8Offset)
    }
    return .visitChildren
  }

  override func visit(_ node: ExpressionPatternSyntax) -> SyntaxVisitorContinueKind {
    let call = node.expression.as(FunctionCallExprSyntax.self)
    if let name = (call?.calledExpression ?? node.expression).as(MemberAccessExprSyntax.self)?.declName {
      matchedNames.append(name.position.utf8Offset..<name.endPosition.utf8Offset)
    }
    return .visitChildren
  }

  override func visit(_ node: InheritanceClauseSyntax) -> SyntaxVisitorContinueKind {
    inheritanceClauses.append(node.position.utf8Offset..<node.endPosition.utf8Offset)
    return .visitChildren
  }

  override func visit(_ node: IfExprSyntax) -> SyntaxVisitorContinueKind {
    refine(node.conditions, body: node.body)
    if let version = Self.version(of: node.conditions, unavailable: true), let otherwise = node.elseBody {
      add(otherwise.position.utf8Offset..<otherwise.endPosition.utf8Offset, version)
    }
    return .visitChildren
  }

  override func visit(_ node: WhileStmtSyntax) -> SyntaxVisitorContinueKind {
    refine(node.conditions, body: node.body)
    return .visitChildren
  }

  override func visit(_ node: GuardStmtSyntax) -> SyntaxVisitorContinueKind {
    if let version = Self.version(of: node.conditions, unavailable: false) {
      // The version applies to the rest of the block and to later conditions.
      var block = node.parent
      while let current = block, !current.is(CodeBlockItemListSyntax.self) { block = current.parent }
      let end = block?.endPosition.utf8Offset ?? node.endPosition.utf8Offset
      add(node.conditions.position.utf8Offset..<node.body.position.utf8Offset, version)
      add(node.endPosition.utf8Offset..<end, version)
    }
    if let version = Self.version(of: node.conditions, unavailable: true) {
      add(node.body.position.utf8Offset..<node.body.endPosition.utf8Offset, version)
    }
    return .visitChildren
  }

  private func refine(_ conditions: ConditionElementListSyntax, body: CodeBlockSyntax) {
    guard let version = Self.version(of: conditions, unavailable: false) else { return }
    add(conditions.position.utf8Offset..<body.endPosition.utf8Offset, version)
  }

  private func add(_ bytes: Range<Int>, _ version: SystemVersion) {
    ranges.append((bytes, version))
  }

  /// Returns the version of iOS that `#available` or `#unavailable` states among conditions.
  private static func version(of conditions: ConditionElementListSyntax, unavailable: Bool) -> SystemVersion? {
    conditions.compactMap { element -> SystemVersion? in
      guard case .availability(let condition) = element.condition,
        (condition.availabilityKeyword.tokenKind == .poundUnavailable) == unavailable
      else { return nil }
      return version(of: condition.availabilityArguments)
    }.max()
  }

  /// Returns the version of iOS that `@available` states among attributes.
  private static func version(of attributes: AttributeListSyntax) -> SystemVersion? {
    attributes.compactMap { element -> SystemVersion? in
      guard case .attribute(let attribute) = element, attribute.attributeName.trimmedDescription == "available",
        case .availability(let arguments) = attribute.arguments
      else { return nil }
      if isUnavailable(arguments) { return never }
      return version(of: arguments)
    }.max()
  }

  /// Returns whether the arguments are `*, unavailable` or `iOS, unavailable`.
  private static func isUnavailable(_ arguments: AvailabilityArgumentListSyntax) -> Bool {
    let words = arguments.map { $0.argument.trimmedDescription }
    return (words.first == "*" || words.first == "iOS") && words.contains("unavailable")
  }

  /// Returns the version in arguments such as `iOS 15, *` and `iOS, introduced: 15`.
  private static func version(of arguments: AvailabilityArgumentListSyntax) -> SystemVersion? {
    var isIOS = false
    for element in arguments {
      switch element.argument {
      case .availabilityVersionRestriction(let restriction) where restriction.platform.text == "iOS":
        guard let version = restriction.version else { continue }
        return SystemVersion(version.trimmedDescription)
      case .token(let token): isIOS = token.text == "iOS"
      case .availabilityLabeledArgument(let labeled) where isIOS && labeled.label.text == "introduced":
        return SystemVersion(labeled.value.trimmedDescription)
      default: continue
      }
    }
    return nil
  }
}
