import SwiftSyntax

/// Literals that Xcode shows as swatches and pictures.
enum LiteralRule {
  static func visit(_ node: MacroExpansionExprSyntax, in file: FileRewriting) {
    let macro = node.macroName.text
    func argument(_ label: String) -> ExprSyntax? { node.arguments.first { $0.label?.text == label }?.expression }
    switch macro {
    case "colorLiteral":
      guard node.arguments.count == 4 else { return }
      replace(node, with: "LiteralValue.color", in: file)
      file.neededImports.insert(RegistrationRule.namesImport)
    case "imageLiteral":
      guard let name = argument("resourceName"), let label = node.arguments.first?.label else { return }
      replace(node, with: "UIImage", in: file)
      file.replace(label, with: "named")
      // A literal is no optional; one whose image is missing stops an app.
      _ = name
      if let end = node.rightParen { file.insert("!", after: end) }
    default:
      guard let name = argument("resourceName") else { return }
      file.replace(
        node, with: "Bundle.main.url(forResource: \(name.onOneLine), withExtension: nil)!")
    }
    file.use(.literals)
  }

  /// Puts a type's name where `#macro` stands.
  private static func replace(_ node: MacroExpansionExprSyntax, with type: String, in file: FileRewriting) {
    let start = node.pound.trimmedBytes.lowerBound
    file.replace(start..<node.macroName.trimmedBytes.upperBound, with: type)
    if !file.importedModules.contains("UIKit") { file.neededImports.insert("import UIKit") }
  }
}
