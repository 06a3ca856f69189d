import SwiftSyntax

/// A rule that changes a module's sources.
///
/// All rules share one walk through a file. Each rule specifies the nodes that it changes, and adds its changes to the
/// `FileRewriting`. A new rule consists of a separate file and an entry in `RewritingRules.all`.
protocol RewritingRule: Sendable {
  /// The nodes that the rule visits, before their children.
  var visits: [RewritingVisit] { get }

  /// Finishes a type or extension, which is still the innermost scope.
  func finishType(_ scope: TypeScope, in file: FileRewriting)

  /// Finishes a file.
  ///
  /// - Returns: The name of the function that the rule has added to the file for `generatedFile` to call, or nil if
  ///   there is none.
  func finishFile(_ file: FileRewriting) -> String?

  /// Returns the file that the rule adds to a module, or nil if there is none.
  ///
  /// - Parameter functions: The results of `finishFile` for the module's files, sorted.
  func generatedFile(module: String, functions: [String]) -> GeneratedFile?

  /// The kind under which the functions of `finishFile` are stored.
  var kind: RewriteKind { get }
}

extension RewritingRule {
  func finishType(_ scope: TypeScope, in file: FileRewriting) {}
  func finishFile(_ file: FileRewriting) -> String? { nil }
  func generatedFile(module: String, functions: [String]) -> GeneratedFile? { nil }
}

/// The action of a rule at one kind of syntax node.
struct RewritingVisit: Sendable {
  let nodeType: any SyntaxProtocol.Type
  let visit: @Sendable (Syntax, FileRewriting) -> SyntaxVisitorContinueKind

  /// Returns a visit that decides whether the children of the node are visited, too.
  static func decidingAt<Node: SyntaxProtocol>(
    _ type: Node.Type, _ visit: @escaping @Sendable (Node, FileRewriting) -> SyntaxVisitorContinueKind
  ) -> RewritingVisit {
    RewritingVisit(nodeType: type) { node, file in node.as(type).map { visit($0, file) } ?? .visitChildren }
  }

  /// Returns a visit of all nodes of a type.
  static func at<Node: SyntaxProtocol>(
    _ type: Node.Type, _ visit: @escaping @Sendable (Node, FileRewriting) -> Void
  ) -> RewritingVisit {
    decidingAt(type) { node, file in
      visit(node, file)
      return .visitChildren
    }
  }

  /// Returns a visit of declarations that are members of types.
  static func atMember<Node: DeclSyntaxProtocol>(
    _ type: Node.Type, _ visit: @escaping @Sendable (Node, FileRewriting) -> Void
  ) -> RewritingVisit {
    at(type) { node, file in
      if node.parent?.is(MemberBlockItemSyntax.self) == true { visit(node, file) }
    }
  }

  /// Returns a visit of `#name(…)`, whose arguments the rule handles itself.
  static func atMacro(
    _ name: String, _ visit: @escaping @Sendable (MacroExpansionExprSyntax, FileRewriting) -> Void
  ) -> RewritingVisit {
    decidingAt(MacroExpansionExprSyntax.self) { node, file in
      guard node.macroName.text == name else { return .visitChildren }
      visit(node, file)
      return .skipChildren
    }
  }
}
