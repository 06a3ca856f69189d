import SwiftSources
import SwiftSyntax

/// A rule for literals that Xcode displays as color swatches and images.
struct LiteralRule: RewritingRule {
  let kind = RewriteKind.literals

  var visits: [RewritingVisit] {
    [
      .at(MacroExpansionExprSyntax.self, Self.visit)
    ]
  }

  static func visit(_ node: MacroExpansionExprSyntax, in file: FileRewriting) {
    let macro = node.macroName.text
    func argument(_ label: String) -> ExprSyntax? { node.arguments.first { $0.label?.text == label }?.expression }
    switch macro {
    case "colorLiteral":
      guard node.arguments.count == 4 else { return }
      replace(node, with: "LiteralValue.color", in: file)
      file.importNames()
    case "imageLiteral":
      guard argument("resourceName") != nil, let label = node.arguments.first?.label else { return }
      replace(node, with: "UIImage", in: file)
      file.replace(label, with: "named")
      // A literal is not optional, and an app crashes if its image is missing.
      if let end = node.rightParen { file.insert("!", after: end) }
    case "fileLiteral":
      guard let name = argument("resourceName") else { return }
      file.replace(
        node, with: "Bundle.main.url(forResource: \(name.onOneLine), withExtension: nil)!")
    default: return
    }
    file.use(.literals)
  }

  /// Replaces `#macro` with the name of a type.
  private static func replace(_ node: MacroExpansionExprSyntax, with type: String, in file: FileRewriting) {
    let start = node.pound.trimmedBytes.lowerBound
    file.replace(start..<node.macroName.trimmedBytes.upperBound, with: type)
    file.importUIKit()
  }
}

extension RewriteKind {
  /// `#colorLiteral`, `#imageLiteral`, `#fileLiteral`.
  package static let literals = RewriteKind("literals")
}
