import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxMacros

/// A mistake, where it is, and what mends it.
struct Finding {
  let node: Syntax
  let message: Message
  let remedy: FixIt?

  init(_ message: Message, at node: some SyntaxProtocol, _ remedy: FixIt? = nil) {
    self.node = Syntax(node)
    self.message = message
    self.remedy = remedy
  }

  /// Whether nothing can be written into what has the attribute.
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
  /// One change.
  init(_ message: String, _ change: Change) {
    self.init(message: Remedy(message), changes: [change])
  }

  /// Puts a text in the place of a node, whose surroundings stay.
  static func replace(_ node: some SyntaxProtocol, with text: String, _ message: String) -> FixIt {
    let new = TokenSyntax(
      .unknown(text), leadingTrivia: node.leadingTrivia, trailingTrivia: node.trailingTrivia, presence: .present)
    return FixIt(message, .replace(oldNode: Syntax(node), newNode: Syntax(new)))
  }

  /// Puts a text behind a token, before what follows it on its line.
  static func add(_ text: String, after token: TokenSyntax, _ message: String) -> FixIt {
    let new = TokenSyntax(
      .unknown(token.text + text), leadingTrivia: token.leadingTrivia, trailingTrivia: token.trailingTrivia,
      presence: .present)
    return FixIt(message, .replace(oldNode: Syntax(token), newNode: Syntax(new)))
  }
}

extension SyntaxProtocol {
  /// How far the line that the node begins on is indented.
  var indentation: String {
    let text = leadingTrivia.description
    return text.lastIndex(of: "\n").map { String(text[text.index(after: $0)...]) } ?? ""
  }
}
