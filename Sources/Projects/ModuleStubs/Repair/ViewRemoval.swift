import SwiftSources
import SwiftSyntax

/// The part of a view's body around an error that can be removed so that the rest still forms a view.
enum ViewRemoval {
  private static let nothing = "SwiftUI.EmptyView()"

  /// Returns the innermost modifier that the token names or is an argument of, which is removed, or the innermost view
  /// in a builder, which is replaced with an empty view. The result is nil if neither contains the token.
  static func around(_ token: TokenSyntax) -> (range: Range<Int>, replacement: String)? {
    let offset = token.trimmedBytes.lowerBound
    for node in token.enclosing {
      if let call = node.as(FunctionCallExprSyntax.self), let base = modified(by: call) {
        let end = base.trimmedBytes.upperBound
        if offset >= end { return (end..<call.trimmedBytes.upperBound, "") }
      }
      if let item = node.as(CodeBlockItemSyntax.self) {
        if item.item.is(DeclSyntax.self) { return nil }
        let value = item.item.as(ReturnStmtSyntax.self)?.expression.map { Syntax($0) } ?? Syntax(item.item)
        if value.trimmedDescription != nothing { return (value.trimmedBytes, nothing) }
      }
      if node.is(MemberBlockItemSyntax.self) { return nil }
    }
    return nil
  }

  /// Returns the value that a call modifies: the base of the called member, unless that is a type.
  private static func modified(by call: FunctionCallExprSyntax) -> ExprSyntax? {
    guard let base = call.calledExpression.as(MemberAccessExprSyntax.self)?.base else { return nil }
    if base.is(FunctionCallExprSyntax.self) || base.is(MemberAccessExprSyntax.self) { return base }
    guard let name = base.as(DeclReferenceExprSyntax.self)?.baseName.text else { return nil }
    return name.first?.isLowercase == true ? base : nil
  }
}
