import SwiftSources
import SwiftSyntax

/// A rule for members of an `AnyObject`, which the Objective-C runtime looks up by name: `(value as
/// AnyObject).doubleValue`.
///
/// Members of numbers and other values, which code uses with notifications, become members of a type that has them.
/// `type(of: object).description()`, which every class supports there, becomes the class's name. A method without
/// arguments that the project exposes (`@objc func layOut()`) is called on the first class that has it.
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
      let member = node.calledExpression.as(MemberAccessExprSyntax.self)
    else { return }
    if callExposed(node, member, in: file) { return }
    guard member.declName.baseName.text == "description",
      let call = member.base?.as(FunctionCallExprSyntax.self), call.calledExpression.trimmedDescription == "type",
      call.arguments.count == 1, let argument = call.arguments.first, argument.label?.text == "of"
    else { return }
    file.insert("String(reflecting: ", before: call)
    file.replace(call.trimmedBytes.upperBound..<node.trimmedBytes.upperBound, with: ")")
    file.use(.anyObjects)
  }

  /// Changes the call of a method of the project on an object that is converted to `AnyObject`.
  ///
  /// - Returns: Whether the call was changed.
  private static func callExposed(
    _ node: FunctionCallExprSyntax, _ member: MemberAccessExprSyntax, in file: FileRewriting
  ) -> Bool {
    guard let tuple = member.base?.as(TupleExprSyntax.self), tuple.elements.count == 1, let only = tuple.elements.first,
      only.label == nil, let sequence = only.expression.as(SequenceExprSyntax.self),
      sequence.elements.last?.as(TypeExprSyntax.self)?.type.trimmedDescription == "AnyObject"
    else { return false }
    let name = member.declName.baseName.identifierText
    let found = file.module.exposed(name).filter { candidate in
      candidate.member.kind == .method && candidate.member.parameters.isEmpty && candidate.member.generics == nil
        && candidate.member.flags.isDisjoint(with: [.ofType, .async, .throws]) && candidate.member.access > .fileprivate
        && file.module.type(candidate.type)?.declaration?.flags.contains(.generic) == false
    }
    let types = Set(found.map { $0.member.type ?? "Void" })
    guard let type = types.first, types.count == 1 else { return false }
    let calls = found.map { "if let o = o as? \($0.type) { return o.\(name)() }; " }.joined()
    // A closure at the beginning of a line would belong to the line before, so it is in parentheses.
    file.insert(
      "({ (o: AnyObject) -> \(type) in \(calls)fatalError(\"\\(o) does not respond to \(name)\") })", before: tuple)
    file.replace(tuple.trimmedBytes.upperBound..<node.trimmedBytes.upperBound, with: "")
    file.use(.anyObjects)
    return true
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
