import SwiftSyntax

/// What can be left out around an error in a view's body so that what is left still makes a view.
enum ViewRemoval {
  private static let nothing = "SwiftUI.EmptyView()"

  /// The innermost of: a modifier that the token names or whose arguments it is in, which goes; a view that a builder lists, in whose
  /// place nothing is shown. Nil where neither is around it.
  static func around(_ token: TokenSyntax) -> (range: Range<Int>, replacement: String)? {
    let offset = token.textRange.lowerBound
    for node in token.enclosing {
      if let call = node.as(FunctionCallExprSyntax.self), let base = modified(by: call) {
        let end = base.textRange.upperBound
        if offset >= end { return (end..<call.textRange.upperBound, "") }
      }
      if let item = node.as(CodeBlockItemSyntax.self) {
        if item.item.is(DeclSyntax.self) { return nil }
        let value = item.item.as(ReturnStmtSyntax.self)?.expression.map { Syntax($0) } ?? Syntax(item.item)
        if value.trimmedDescription != nothing { return (value.textRange, nothing) }
      }
      if node.is(MemberBlockItemSyntax.self) { return nil }
    }
    return nil
  }

  /// The value that a call is a modifier of: what stands before its last point, where that is no type.
  private static func modified(by call: FunctionCallExprSyntax) -> ExprSyntax? {
    guard let base = call.calledExpression.as(MemberAccessExprSyntax.self)?.base else { return nil }
    if base.is(FunctionCallExprSyntax.self) || base.is(MemberAccessExprSyntax.self) { return base }
    guard let name = base.as(DeclReferenceExprSyntax.self)?.baseName.text else { return nil }
    return name.first?.isLowercase == true ? base : nil
  }
}
