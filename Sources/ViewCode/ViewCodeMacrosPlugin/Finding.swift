import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxMacros

/// An error with its position and its fix-its.
struct Finding {
  let node: Syntax
  let message: Message
  let remedy: FixIt?

  init(_ message: Message, at node: some SyntaxProtocol, _ remedy: FixIt? = nil) {
    self.node = Syntax(node)
    self.message = message
    self.remedy = remedy
  }

  /// Whether nothing can be generated for the declaration with the attribute.
  var isHopeless: Bool {
    switch message {
    case .notAClass, .noSuperclass, .buildsAlready, .conforms: true
    default: false
    }
  }

  func report(in context: some MacroExpansionContext) {
    context.diagnose(Diagnostic(node: node, message: message, fixIts: remedy.map { [$0] } ?? []))
  }
}

extension FixIt {
  /// Creates a finding with one change.
  init(_ message: String, _ change: Change) {
    self.init(message: Remedy(message), changes: [change])
  }

  /// Returns a fix-it that replaces a node with a text and keeps the surrounding trivia.
  static func replace(_ node: some SyntaxProtocol, with text: String, _ message: String) -> FixIt {
    let new = TokenSyntax(
      .unknown(text), leadingTrivia: node.leadingTrivia, trailingTrivia: node.trailingTrivia, presence: .present)
    return FixIt(message, .replace(oldNode: Syntax(node), newNode: Syntax(new)))
  }

  /// Returns a fix-it that adds a text after a token, before the rest of its line.
  static func add(_ text: String, after token: TokenSyntax, _ message: String) -> FixIt {
    let new = TokenSyntax(
      .unknown(token.text + text), leadingTrivia: token.leadingTrivia, trailingTrivia: token.trailingTrivia,
      presence: .present)
    return FixIt(message, .replace(oldNode: Syntax(token), newNode: Syntax(new)))
  }
}

extension SyntaxProtocol {
  /// The indentation of the line on which the node begins.
  var indentation: String {
    let text = leadingTrivia.description
    return text.lastIndex(of: "\n").map { String(text[text.index(after: $0)...]) } ?? ""
  }
}
