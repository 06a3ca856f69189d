import SwiftSyntax

/// A rule that restricts Objective-C protocols to classes.
struct ProtocolRule: RewritingRule {
  let kind = RewriteKind.attributes

  var visits: [RewritingVisit] {
    [
      .at(ProtocolDeclSyntax.self, Self.visit)
    ]
  }

  static func visit(_ node: ProtocolDeclSyntax, in file: FileRewriting) {
    guard AttributeReader.attributes(of: node.attributes).contains(where: { $0.name == "objc" }) else { return }
    if let clause = node.inheritanceClause {
      let names = clause.inheritedTypes.map { TypeName.bare($0.type) }
      if names.contains(where: { ["AnyObject", "class", "NSObjectProtocol"].contains($0) }) { return }
      if let first = clause.inheritedTypes.first { file.insert("AnyObject, ", before: first) }
    } else {
      file.insert(": AnyObject", after: node.primaryAssociatedTypeClause.map(Syntax.init) ?? Syntax(node.name))
    }
    file.use(.attributes)
  }
}
