import SwiftSources
import SwiftSyntax

/// The part of a view's body around an error that can be removed so that the rest still makes a view.
enum ViewRemoval {
  private static let nothing = "SwiftUI.EmptyView()"

  /// The innermost modifier that the token names or is an argument of, which is removed; or the innermost view that a
  /// builder lists, which is replaced by an empty one. Nil where neither is around the token.
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

  /// The value that a call is a modifier of: the base of the called member, unless that is a type.
  private static func modified(by call: FunctionCallExprSyntax) -> ExprSyntax? {
    guard let base = call.calledExpression.as(MemberAccessExprSyntax.self)?.base else { return nil }
    if base.is(FunctionCallExprSyntax.self) || base.is(MemberAccessExprSyntax.self) { return base }
    guard let name = base.as(DeclReferenceExprSyntax.self)?.baseName.text else { return nil }
    return name.first?.isLowercase == true ? base : nil
  }
}
