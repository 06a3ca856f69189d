import Foundation
import SwiftSyntax

/// A rule that replaces `#keyPath(…)` with the key path as a string.
struct KeyPathRule: RewritingRule {
  let kind = RewriteKind.keyPaths

  var visits: [RewritingVisit] {
    [
      .atMacro("keyPath", Self.visit)
    ]
  }

  static func visit(_ node: MacroExpansionExprSyntax, in file: FileRewriting) {
    guard let argument = node.arguments.first?.expression else { return }
    var path = SelectorReference.path(argument)
    var owner = file.scopes.name
    // The root type is not part of the key path.
    for count in stride(from: path.count - 1, through: 1, by: -1) {
      let resolved = file.module.resolve(path[..<count].joined(separator: "."), in: file.scopes.name)
      if file.module.type(resolved)?.declaration != nil || KnownClasses.isKnown(resolved) {
        owner = resolved
        path.removeFirst(count)
        break
      }
    }
    if path.first == "self" { path.removeFirst() }
    if path.count > 1, path[0].first?.isUppercase == true {
      // The type belongs to an unknown module.
      owner = nil
      path.removeFirst()
    }
    var keys: [String] = []
    for name in path {
      let found = owner.flatMap { owner in
        file.module.chain(of: owner).lazy
          .compactMap { type in file.module.members(name, of: type).first { $0.member.kind == .property }?.member }
          .first
      }
      keys.append(found?.selector ?? ObjectiveCNaming.appleKey(name))
      owner = found?.type.map { type in
        file.module.resolve(type.trimmingCharacters(in: ["?", "!"]), in: owner)
      }
    }
    file.replace(node, with: "\"\(keys.joined(separator: "."))\"")
    file.use(.keyPaths)
  }
}

extension RewriteKind {
  /// `#keyPath`.
  package static let keyPaths = RewriteKind("keyPaths")
}
