import SourceRewriting
import SwiftSources
import SwiftSyntax

/// A view in a property or local variable that the project creates.
struct MadeView {
  let name: String
  /// The class in the expression that creates the view.
  let type: String
  /// The declaration of the variable.
  let node: PatternBindingSyntax
  let file: LintedFile
  /// The name of the class with the property, or nil for a local variable.
  let owner: String?
  let mentions: [(node: DeclReferenceExprSyntax, file: LintedFile)]
  /// The closure that creates and configures the view, or nil if there is none.
  let closure: ClosureExprSyntax?
}

extension LintedProject {
  /// Returns the views in properties of a file's classes with initial values.
  func viewProperties(in file: LintedFile) -> [MadeView] {
    file.index.types.filter { $0.kind == .class }.flatMap { indexed -> [MadeView] in
      guard let type = types.type(indexed.name) else { return [] }
      return type.properties.values.sorted { $0.facts.name < $1.facts.name }.compactMap { property -> MadeView? in
        guard property.file === file, property.isStored, !property.facts.flags.contains(.ofType),
          !property.facts.flags.contains(.override), let value = property.initialValue,
          let made = ValueTypes.madeType(of: value), types.isKind(made, of: "UIView"),
          !types.isKind(made, of: "UIWindow")
        else { return nil }
        let name = property.facts.name
        let mentions = type.mentions(of: name).filter { mention, _ in
          if let member = mention.parent?.as(MemberAccessExprSyntax.self), member.declName.id == mention.id {
            return member.base?.isSelf == true
          }
          return !ValueTypes.isLocal(name, at: mention)
        }
        let closure = value.plain.as(FunctionCallExprSyntax.self)?.calledExpression.plain.as(ClosureExprSyntax.self)
        return MadeView(
          name: name, type: made, node: property.binding, file: file, owner: type.name, mentions: mentions,
          closure: closure)
      }
    }
  }

  /// Returns the views that functions of a file create and keep in local constants.
  func localViews(in file: LintedFile) -> [MadeView] {
    file.index.variables.compactMap { variable -> MadeView? in
      guard let item = variable.parent?.as(CodeBlockItemSyntax.self),
        let list = item.parent?.as(CodeBlockItemListSyntax.self), list.parent?.is(SourceFileSyntax.self) != true,
        variable.bindings.count == 1, let binding = variable.bindings.first,
        let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.identifierText,
        let value = binding.initializer?.value, let made = ValueTypes.madeType(of: value),
        types.isKind(made, of: "UIView"), !types.isKind(made, of: "UIWindow")
      else { return nil }
      let mentions = (file.index.mentions[name] ?? []).filter { mention in
        guard mention.isInside(list), mention.position >= item.endPosition else { return false }
        if let member = mention.parent?.as(MemberAccessExprSyntax.self), member.declName.id == mention.id {
          return false
        }
        return true
      }
      let closure = value.plain.as(FunctionCallExprSyntax.self)?.calledExpression.plain.as(ClosureExprSyntax.self)
      return MadeView(
        name: name, type: made, node: binding, file: file, owner: nil, mentions: mentions.map { ($0, file) },
        closure: closure)
    }
  }
}
