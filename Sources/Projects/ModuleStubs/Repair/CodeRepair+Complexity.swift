import SwiftSources
import SwiftSyntax

// MARK: - Simpler expressions

extension CodeRepair {
  /// Replaces quotients and products of number literals by their values, in a statement that exceeds the compiler's
  /// limit. Each operator multiplies the number of overloads that the compiler tries. Colors are often written with
  /// quotients of 255.
  mutating func foldLiterals(_ place: Place) -> Bool? {
    guard let statement = RepairAttribution.statement(around: place.token) else { return nil }
    let arithmetic = LiteralArithmetic(viewMode: .sourceAccurate)
    arithmetic.walk(statement)
    guard !arithmetic.values.isEmpty else { return nil }
    edit(place.file) {
      for (range, value) in arithmetic.values { $0.replace(range, with: value) }
    }
    isEquivalent = true
    return true
  }
}

/// A search for quotients and products of two number literals, at least one of which is not an integer. The value of
/// others depends on the type that the compiler infers.
private final class LiteralArithmetic: SyntaxVisitor {
  var values: [(range: Range<Int>, value: String)] = []

  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
    let parts = Array(node.elements)
    guard parts.count == 3, let sign = parts[1].as(BinaryOperatorExprSyntax.self)?.operator.text,
      let left = number(parts[0]), let right = number(parts[2]),
      parts[0].is(FloatLiteralExprSyntax.self) || parts[2].is(FloatLiteralExprSyntax.self)
    else { return .visitChildren }
    let value =
      switch sign {
      case "/": left / right
      case "*": left * right
      default: Double.nan
      }
    guard value.isFinite else { return .visitChildren }
    values.append((node.trimmedBytes, "\(value)"))
    return .skipChildren
  }

  private func number(_ expression: ExprSyntax) -> Double? {
    let text =
      expression.as(FloatLiteralExprSyntax.self)?.literal.text
      ?? expression.as(IntegerLiteralExprSyntax.self)?.literal.text
    return text.flatMap { Double($0.replacing("_", with: "")) }
  }
}
