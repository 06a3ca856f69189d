import SwiftSources
import SwiftSyntax

extension CallShape {
  /// Creates the shape of a call with the name of its callee.
  init(_ name: String, _ call: FunctionCallExprSyntax) {
    self.init(
      name: name, arguments: call.arguments, trailing: call.trailingClosure, call.additionalTrailingClosures)
  }

  init(
    name: String, arguments: LabeledExprListSyntax, trailing: ClosureExprSyntax? = nil,
    _ more: MultipleTrailingClosureElementListSyntax = []
  ) {
    self.name = name
    parameters = arguments.map { Parameter(label: $0.label?.identifierText, argument: Argument($0.expression)) }
    if let trailing { parameters.append(Parameter(label: nil, argument: ClosureShape.argument(of: trailing))) }
    parameters += more.map {
      Parameter(label: $0.label.identifierText, argument: ClosureShape.argument(of: $0.closure))
    }
  }

  /// Whether the shape can be called without a declaration.
  var isPlain: Bool { parameters.allSatisfy { $0.argument == .generic || $0.argument == .optional } }
}

extension CallShape.Argument {
  init(_ expression: ExprSyntax) {
    if let closure = expression.as(ClosureExprSyntax.self) {
      self = ClosureShape.argument(of: closure)
    } else if expression.is(NilLiteralExprSyntax.self) {
      self = .optional
    } else if expression.is(InOutExprSyntax.self) {
      self = .inOut
    } else if expression.is(DictionaryExprSyntax.self) {
      self = .dictionary
    } else if let array = expression.as(ArrayExprSyntax.self) {
      self = array.elements.contains { $0.expression.isImplicitMember } ? .choices : .array
    } else if let tuple = expression.as(TupleExprSyntax.self), tuple.elements.count == 1 {
      self.init(tuple.elements.first!.expression)
    } else if expression.isImplicitMember {
      self = .choice
    } else if let sequence = expression.as(SequenceExprSyntax.self),
      sequence.elements.contains(where: {
        $0.isImplicitMember || ($0.as(UnresolvedTernaryExprSyntax.self)?.thenExpression.isImplicitMember ?? false)
      }), !sequence.elements.contains(where: { $0.is(BinaryOperatorExprSyntax.self) })
    {
      self = .choice
    } else {
      self = .generic
    }
  }
}

extension ExprSyntax {
  /// Whether the expression is a member whose type the context determines, such as `.left` or `.some(3).x`.
  var isImplicitMember: Bool {
    if let member = self.as(MemberAccessExprSyntax.self) { return member.base?.isImplicitMember ?? true }
    if let call = self.as(FunctionCallExprSyntax.self) { return call.calledExpression.isImplicitMember }
    return false
  }

  /// The expression at the beginning of a chain of members, calls and subscripts.
  var chainRoot: ExprSyntax? {
    var current = self
    while true {
      if let member = current.as(MemberAccessExprSyntax.self) {
        guard let base = member.base else { return nil }
        if let name = base.as(DeclReferenceExprSyntax.self)?.baseName, name.tokenKind == .keyword(.self) {
          return current
        }
        current = base
      } else if let call = current.as(FunctionCallExprSyntax.self) {
        current = call.calledExpression
      } else if let call = current.as(SubscriptCallExprSyntax.self) {
        current = call.calledExpression
      } else if let unwrapped = current.as(ForceUnwrapExprSyntax.self) {
        current = unwrapped.expression
      } else if let chained = current.as(OptionalChainingExprSyntax.self) {
        current = chained.expression
      } else if let generic = current.as(GenericSpecializationExprSyntax.self) {
        current = generic.expression
      } else if let tried = current.as(TryExprSyntax.self) {
        current = tried.expression
      } else if let awaited = current.as(AwaitExprSyntax.self) {
        current = awaited.expression
      } else if let tuple = current.as(TupleExprSyntax.self), tuple.elements.count == 1 {
        current = tuple.elements.first!.expression
      } else if let sequence = current.as(SequenceExprSyntax.self), let first = sequence.elements.first,
        sequence.elements.contains(where: { $0.is(UnresolvedAsExprSyntax.self) })
      {
        current = first
      } else {
        return current
      }
    }
  }

  /// The names of a chain's members, starting at its end.
  var chainMembers: [String] {
    var names: [String] = []
    var current = self
    while true {
      if let member = current.as(MemberAccessExprSyntax.self) {
        names.append(member.declName.baseName.identifierText)
        guard let base = member.base else { return names }
        current = base
      } else if let call = current.as(FunctionCallExprSyntax.self) {
        current = call.calledExpression
      } else if let call = current.as(SubscriptCallExprSyntax.self) {
        current = call.calledExpression
      } else if let unwrapped = current.as(ForceUnwrapExprSyntax.self) {
        current = unwrapped.expression
      } else if let chained = current.as(OptionalChainingExprSyntax.self) {
        current = chained.expression
      } else {
        return names
      }
    }
  }

  /// Whether the chain continues after an optional value.
  var hasOptionalChaining: Bool {
    var current = self
    while true {
      if current.is(OptionalChainingExprSyntax.self) { return true }
      if let member = current.as(MemberAccessExprSyntax.self), let base = member.base {
        current = base
      } else if let call = current.as(FunctionCallExprSyntax.self) {
        current = call.calledExpression
      } else if let call = current.as(SubscriptCallExprSyntax.self) {
        current = call.calledExpression
      } else if let unwrapped = current.as(ForceUnwrapExprSyntax.self) {
        current = unwrapped.expression
      } else {
        return false
      }
    }
  }
}
