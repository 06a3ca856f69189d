import SwiftSources
import SwiftSyntax

// MARK: - Adapted source text

extension CodeRepair {
  mutating func wrap(_ range: Range<Int>, in name: String, _ place: Place) {
    edit(place.file) {
      $0.insert("StubSupport.OmittedCode.\(name)(", at: range.lowerBound)
      $0.insert(")", at: range.upperBound)
    }
    record(.adapted, files[place.file].text(range), place, detail: CodeRepair.details[name] ?? "")
  }

  static let details = [
    "empty": "is replaced by an empty sequence", "absent": "is replaced by nil",
    "converted": "is converted to the required type",
  ]

  mutating func needsOptional(_ type: String, _ place: Place) -> Bool? {
    guard isOfMissingModule(place), state.mayTry("optional", file: place.file, line: place.line, limit: 4) else {
      return nil
    }
    return makeOptional(type, place)
  }

  mutating func emptySequence(_ place: Place) -> Bool? {
    guard attribution.isMissing(inMessage: place.message.text),
      let loop = place.token.enclosing.lazy.compactMap({ $0.as(ForStmtSyntax.self) }).first,
      state.mayTry("sequence", file: place.file, line: place.line)
    else { return nil }
    wrap(loop.sequence.trimmedBytes, in: "empty", place)
    return true
  }

  /// Passes a type, or a value that is not an object, as an object, which the Objective-C runtime does without a cast.
  mutating func passAsObject(_ place: Place) -> Bool? {
    guard state.mayTry("object", file: place.file, line: place.line, limit: 4),
      let argument = place.token.enclosing.lazy.compactMap({ $0.as(LabeledExprSyntax.self) }).first,
      !argument.expression.is(SequenceExprSyntax.self)
    else { return nil }
    let range = argument.expression.trimmedBytes
    edit(place.file) {
      $0.insert("(", at: range.lowerBound)
      $0.insert(" as AnyObject)", at: range.upperBound)
    }
    return true
  }

  /// Creates an object from a class in a variable through the table of classes. Apple's compiler accepts every
  /// initializer of an Objective-C class there.
  mutating func createThroughTable(_ place: Place) -> Bool? {
    guard
      let call = place.token.enclosing.lazy.compactMap({ $0.as(FunctionCallExprSyntax.self) }).first(where: {
        $0.calledExpression.trimmedBytes.contains(place.token.trimmedBytes.lowerBound)
          || $0.trimmedBytes.lowerBound == place.token.trimmedBytes.lowerBound
      }),
      let leftParen = call.leftParen, call.trailingClosure == nil,
      ClassInitializers.bases[call.arguments.map { $0.label?.identifierText ?? "" }] != nil,
      state.mayTry("creation", file: place.file, line: place.line, limit: 4)
    else { return nil }
    var type = call.calledExpression
    if let member = type.as(MemberAccessExprSyntax.self), member.declName.baseName.text == "init",
      let base = member.base
    {
      type = base
    }
    let separator = call.arguments.isEmpty ? "" : ", "
    edit(place.file) {
      $0.replace(
        call.trimmedBytes.lowerBound..<leftParen.trimmedBytes.upperBound,
        with: "ObjectiveCNames.ClassInstance.make(\(type.trimmedDescription)\(separator)")
    }
    isEquivalent = true
    return true
  }

  private mutating func makeOptional(_ type: String, _ place: Place) -> Bool? {
    guard let binding = place.token.enclosing.lazy.compactMap({ $0.as(OptionalBindingConditionSyntax.self) }).first
    else {
      return nil
    }
    if let initializer = binding.initializer {
      wrap(initializer.value.trimmedBytes, in: "absent", place)
    } else {
      let name = binding.pattern.trimmedDescription
      edit(place.file) {
        $0.insert(" = StubSupport.OmittedCode.absent(\(name))", at: binding.pattern.trimmedBytes.upperBound)
      }
      record(.adapted, name, place, detail: CodeRepair.details["absent"]!)
    }
    return true
  }

  mutating func wrongType(_ place: Place) -> Bool? {
    let text = place.message.text
    guard attribution.isMissing(inMessage: text) else { return nil }
    if text.hasPrefix("cannot use optional chaining on") {
      guard let chained = place.token.enclosing.lazy.compactMap({ $0.as(OptionalChainingExprSyntax.self) }).first,
        state.mayTry("chaining", file: place.file, line: place.line, limit: 4)
      else { return nil }
      edit(place.file) { $0.replace(chained.questionMark.trimmedBytes, with: "") }
      return true
    }
    if text.hasPrefix("cannot force unwrap value of non-optional type") {
      guard let unwrapped = place.token.enclosing.lazy.compactMap({ $0.as(ForceUnwrapExprSyntax.self) }).first,
        state.mayTry("unwrapped", file: place.file, line: place.line, limit: 4)
      else { return nil }
      edit(place.file) { $0.replace(unwrapped.exclamationMark.trimmedBytes, with: "") }
      return true
    }
    if text.hasPrefix("value of optional type '") {
      guard text.contains("to refer to member"),
        let member = place.token.parent?.parent?.as(MemberAccessExprSyntax.self),
        let base = member.base,
        member.declName.baseName.id == place.token.id
          || base.trimmedBytes.contains(place.token.trimmedBytes.lowerBound),
        state.mayTry("unwrapping", file: place.file, line: place.line, limit: 4)
      else { return nil }
      edit(place.file) { $0.insert("?", at: base.trimmedBytes.upperBound) }
      return true
    }
    guard state.mayTry("conversion", file: place.file, line: place.line, limit: 3),
      let expression = value(at: place.token), !StatementRemover.isPlaceholder(expression),
      !expression.trimmedDescription.hasPrefix("StubSupport.OmittedCode.converted("),
      expression.parent?.is(InOutExprSyntax.self) != true
    else { return nil }
    wrap(expression.trimmedBytes, in: "converted", place)
    return true
  }

  /// Returns the whole chain of members and calls that a diagnostic points into.
  func value(at token: TokenSyntax) -> ExprSyntax? {
    guard var node = token.enclosing.lazy.compactMap({ $0.as(ExprSyntax.self) }).first else { return nil }
    while let parent = node.parent {
      if let member = parent.as(MemberAccessExprSyntax.self) {
        node = ExprSyntax(member)
      } else if let call = parent.as(FunctionCallExprSyntax.self), call.calledExpression.id == node.id {
        node = ExprSyntax(call)
      } else if let call = parent.as(SubscriptCallExprSyntax.self), call.calledExpression.id == node.id {
        node = ExprSyntax(call)
      } else if let unwrapped = parent.as(ForceUnwrapExprSyntax.self) {
        node = ExprSyntax(unwrapped)
      } else if let chained = parent.as(OptionalChainingExprSyntax.self) {
        node = ExprSyntax(chained)
      } else {
        break
      }
    }
    if node.is(InOutExprSyntax.self) || node.is(ClosureExprSyntax.self) { return nil }
    // The name is in a pattern, or is assigned to.
    if let sequence = node.parent?.parent?.as(SequenceExprSyntax.self), sequence.elements.first?.id == node.id,
      sequence.elements.dropFirst().first?.is(AssignmentExprSyntax.self) == true
    {
      return nil
    }
    return node
  }

  mutating func operands(_ types: [String], _ place: Place) -> Bool? {
    var types = types
    guard let symbol = place.token.parent?.as(BinaryOperatorExprSyntax.self),
      let list = symbol.parent?.as(ExprListSyntax.self), types.count == 2
    else { return nil }
    let elements = Array(list)
    guard let index = elements.firstIndex(where: { $0.id == symbol.id }), index > 0, index + 1 < elements.count,
      state.mayTry("operands", file: place.file, line: place.line, limit: 3)
    else { return nil }
    if types[0] == types[1], attribution.isMissing(inMessage: place.message.text) {
      // The diagnostic only names the type of one operand. The other operand is a literal, or has a known type.
      let isFirst = attribution.roots.isMissing(elements[index - 1], file: place.file)
      if isFirst == attribution.roots.isMissing(elements[index + 1], file: place.file) { return nil }
      types[isFirst ? 1 : 0] = ""
    }
    let isMissing = types.map { type in type.contains("MissingObject") || catalog.path(ofTypeNamed: type) != nil }
    // If both types are missing, the required type is unknown.
    guard isMissing[0] != isMissing[1] else { return nil }
    let operand = elements[isMissing[0] ? index - 1 : index + 1]
    guard !operand.trimmedDescription.hasPrefix("StubSupport.OmittedCode.") else { return nil }
    wrap(operand.trimmedBytes, in: "converted", place)
    return true
  }

  mutating func insertArguments(_ arity: Int, after token: TokenSyntax, _ file: Int) {
    let arguments = [String](repeating: "MissingObject", count: arity).joined(separator: ", ")
    edit(file) { $0.insert("<\(arguments)>", at: token.trimmedBytes.upperBound) }
  }

  mutating func inferElement(_ place: Place) -> Bool? {
    guard let statement = RepairAttribution.statement(around: place.token),
      state.mayTry("element", file: place.file, line: place.line, limit: 3)
    else { return nil }
    for token in statement.tokens(viewMode: .sourceAccurate)
    where token.trimmedBytes.lowerBound >= place.token.trimmedBytes.lowerBound {
      guard let type = catalog.types[token.identifierText], type.arity > 0,
        token.parent?.is(DeclReferenceExprSyntax.self) == true,
        token.nextToken(viewMode: .sourceAccurate)?.tokenKind != .leftAngle
      else { continue }
      insertArguments(type.arity, after: token, place.file)
      return true
    }
    return nil
  }
}
