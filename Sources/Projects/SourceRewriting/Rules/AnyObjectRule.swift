import SwiftSources
import SwiftSyntax

/// A rule for members of an `AnyObject`, which the Objective-C runtime looks up by name: `(value as
/// AnyObject).doubleValue`.
///
/// Members of numbers and other values, which code uses with notifications, become members of a type that has them.
/// `type(of: object).description()`, which every class supports there, becomes the class's name.
struct AnyObjectRule: RewritingRule {
  let kind = RewriteKind.anyObjects

  var visits: [RewritingVisit] {
    [
      .at(FunctionCallExprSyntax.self, Self.visit),
      .at(MemberAccessExprSyntax.self, Self.visit),
    ]
  }

  static func visit(_ node: MemberAccessExprSyntax, in file: FileRewriting) {
    guard values.contains(node.declName.baseName.text), var base = node.base else { return }
    if let chain = base.as(OptionalChainingExprSyntax.self) { base = chain.expression }
    if let forced = base.as(ForceUnwrapExprSyntax.self) { base = forced.expression }
    guard let tuple = base.as(TupleExprSyntax.self), tuple.elements.count == 1, let only = tuple.elements.first,
      only.label == nil, let sequence = only.expression.as(SequenceExprSyntax.self), sequence.elements.count >= 3
    else { return }
    let elements = Array(sequence.elements.suffix(2))
    guard let cast = elements[0].as(UnresolvedAsExprSyntax.self), let type = elements[1].as(TypeExprSyntax.self) else {
      return
    }
    let isOptional = cast.questionOrExclamationMark?.text == "?" || type.type.trimmedDescription == "AnyObject?"
    guard ["AnyObject", "AnyObject?", "AnyObject!"].contains(type.type.trimmedDescription) else { return }
    file.replace(
      cast.trimmedBytes.lowerBound..<type.trimmedBytes.upperBound, with: "as Any?")
    file.insert(isOptional ? "ObjectiveCObject.ifAny" : "ObjectiveCObject", before: tuple)
    file.importNames()
    file.use(.anyObjects)
  }

  static func visit(_ node: FunctionCallExprSyntax, in file: FileRewriting) {
    guard node.arguments.isEmpty, node.trailingClosure == nil,
      let member = node.calledExpression.as(MemberAccessExprSyntax.self),
      member.declName.baseName.text == "description",
      let call = member.base?.as(FunctionCallExprSyntax.self), call.calledExpression.trimmedDescription == "type",
      call.arguments.count == 1, let argument = call.arguments.first, argument.label?.text == "of"
    else { return }
    file.insert("String(reflecting: ", before: call)
    file.replace(call.trimmedBytes.upperBound..<node.trimmedBytes.upperBound, with: ")")
    file.use(.anyObjects)
  }

  /// The members of `ObjectiveCObject`.
  static let values: Set<String> = [
    "doubleValue", "floatValue", "intValue", "integerValue", "int32Value", "int64Value", "uintValue", "boolValue",
    "stringValue", "cgRectValue", "cgPointValue", "cgSizeValue", "cgVectorValue", "cgAffineTransformValue",
    "uiEdgeInsetsValue", "uiOffsetValue",
  ]
}

extension RewriteKind {
  /// Members of an `AnyObject`.
  package static let anyObjects = RewriteKind("anyObjects")
}
