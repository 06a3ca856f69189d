import SwiftSyntax

/// A rule for changing a module's sources.
///
/// One walk through a file serves all rules: each names the nodes that it changes, and puts its changes into the
/// `FileRewriting`. A new rule is a file of its own and an entry in `RewritingRules.all`.
protocol RewritingRule: Sendable {
  /// The nodes that the rule looks at, before their children.
  var visits: [RewritingVisit] { get }

  /// Called at the end of a type or extension, which is still the innermost scope.
  func finishType(_ scope: TypeScope, in file: FileRewriting)

  /// Called at the end of a file.
  ///
  /// - Returns: the name of the function that the rule has added to the file for `generatedFile` to call; nil where
  ///   there is none.
  func finishFile(_ file: FileRewriting) -> String?

  /// The file that the rule adds to a module; nil where it adds none.
  ///
  /// - Parameter functions: what `finishFile` returned for the module's files, sorted.
  func generatedFile(module: String, functions: [String]) -> GeneratedFile?

  /// The kind that `finishFile`'s functions are remembered by.
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

  /// A visit that decides whether the children of the node are visited, too.
  static func decidingAt<Node: SyntaxProtocol>(
    _ type: Node.Type, _ visit: @escaping @Sendable (Node, FileRewriting) -> SyntaxVisitorContinueKind
  ) -> RewritingVisit {
    RewritingVisit(nodeType: type) { node, file in node.as(type).map { visit($0, file) } ?? .visitChildren }
  }

  /// A visit of all nodes of a type.
  static func at<Node: SyntaxProtocol>(
    _ type: Node.Type, _ visit: @escaping @Sendable (Node, FileRewriting) -> Void
  ) -> RewritingVisit {
    decidingAt(type) { node, file in
      visit(node, file)
      return .visitChildren
    }
  }

  /// A visit of declarations that are members of types.
  static func atMember<Node: DeclSyntaxProtocol>(
    _ type: Node.Type, _ visit: @escaping @Sendable (Node, FileRewriting) -> Void
  ) -> RewritingVisit {
    at(type) { node, file in
      if node.parent?.is(MemberBlockItemSyntax.self) == true { visit(node, file) }
    }
  }

  /// A visit of `#name(…)`, whose arguments are left to the rule.
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
