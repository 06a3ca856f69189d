import SwiftSources
import SwiftSyntax

/// The availability conditions around a position: `@available(iOS 26, *)` of a declaration, `#available(iOS 26, *)` of
/// a statement.
enum Availability {
  /// The newest version of iOS whose names `apple-names.tsv` contains completely. The table dates from the first months
  /// of iOS 18.
  private static let known = 17

  /// Returns whether the code at a position only runs on versions of iOS that are newer than the known ones.
  static func asksForNewer(around token: TokenSyntax) -> Bool {
    var inner = Syntax(token)
    for node in token.enclosing.dropFirst() {
      defer { inner = node }
      if let attributes = node.asProtocol((any WithAttributesSyntax).self)?.attributes,
        attributes.contains(where: { $0.as(AttributeSyntax.self).map(isNewer) ?? false })
      {
        return true
      }
      if let condition = node.as(IfExprSyntax.self), condition.body.id == inner.id, isNewer(condition.conditions) {
        return true
      }
      if let item = node.as(CodeBlockItemSyntax.self), isBehindGuard(item) { return true }
    }
    return false
  }

  /// Returns whether a `guard #available(iOS 26, *)` precedes a statement in its block.
  private static func isBehindGuard(_ item: CodeBlockItemSyntax) -> Bool {
    guard let list = item.parent?.as(CodeBlockItemListSyntax.self) else { return false }
    return list.prefix { $0.id != item.id }.contains { other in
      other.item.as(GuardStmtSyntax.self).map { isNewer($0.conditions) } ?? false
    }
  }

  private static func isNewer(_ conditions: ConditionElementListSyntax) -> Bool {
    conditions.contains { element in
      guard let condition = element.condition.as(AvailabilityConditionSyntax.self),
        condition.availabilityKeyword.tokenKind == .poundAvailable
      else { return false }
      return isNewer(condition.availabilityArguments)
    }
  }

  private static func isNewer(_ attribute: AttributeSyntax) -> Bool {
    guard attribute.attributeName.trimmedDescription == "available",
      let arguments = attribute.arguments?.as(AvailabilityArgumentListSyntax.self)
    else { return false }
    return isNewer(arguments)
  }

  private static func isNewer(_ arguments: AvailabilityArgumentListSyntax) -> Bool {
    arguments.contains { argument in
      guard let version = argument.argument.as(PlatformVersionSyntax.self), version.platform.text == "iOS",
        let major = (version.version?.major.text).flatMap({ Int($0) })
      else { return false }
      return major > known
    }
  }
}
