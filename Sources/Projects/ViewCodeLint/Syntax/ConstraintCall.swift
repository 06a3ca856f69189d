import SwiftSources
import SwiftSyntax

/// A call that creates a constraint with anchors: `label.topAnchor.constraint(equalTo: view.topAnchor, constant: 8)`.
struct ConstraintCall {
  /// The use of the constraint in the expression that creates it.
  enum Use: Equatable {
    /// The constraint is activated.
    case activated
    /// The constraint is not used, because the call is a statement.
    case dropped
    /// The constraint is stored or passed on.
    case other
  }

  static let anchors: Set<String> = [
    "topAnchor", "bottomAnchor", "leadingAnchor", "trailingAnchor", "leftAnchor", "rightAnchor", "widthAnchor",
    "heightAnchor", "centerXAnchor", "centerYAnchor", "firstBaselineAnchor", "lastBaselineAnchor",
  ]

  /// The layout guides of a view, whose anchors are treated as the view's own.
  static let guides: Set<String> = [
    "safeAreaLayoutGuide", "layoutMarginsGuide", "readableContentGuide", "contentLayoutGuide", "frameLayoutGuide",
    "keyboardLayoutGuide",
  ]

  let call: FunctionCallExprSyntax
  /// The view or guide whose anchor is constrained, or nil for the object itself.
  let first: ExprSyntax?
  let firstAnchor: String
  /// The view or guide that the anchor is related to, or nil for the object itself and for a missing one.
  let second: ExprSyntax?
  /// The second anchor, or nil if there is none, or if it is not a plain anchor.
  let secondAnchor: String?

  init?(_ call: FunctionCallExprSyntax) {
    guard call.calledName == "constraint", let anchor = call.receiver.flatMap(ConstraintCall.anchor) else { return nil }
    self.call = call
    first = anchor.base
    firstAnchor = anchor.name
    let other = call.arguments.first.map(\.expression).flatMap(ConstraintCall.anchor)
    second = other?.base
    secondAnchor = other?.name
  }

  private static func anchor(_ expression: ExprSyntax) -> (base: ExprSyntax?, name: String)? {
    let expression = expression.plain
    guard let name = expression.lastName, anchors.contains(name) else { return nil }
    if let member = expression.as(MemberAccessExprSyntax.self) {
      guard let base = member.base else { return nil }
      return (base, name)
    }
    return (nil, name)
  }

  /// Returns the chain of names of a view. For a guide, this is the chain of its view. The text is empty for the object
  /// itself.
  static func view(of expression: ExprSyntax?) -> String? {
    guard let expression else { return "" }
    guard var names = expression.names else { return nil }
    while let last = names.last, names.count > 1, guides.contains(last) { names.removeLast() }
    if names.count == 1, guides.contains(names[0]) { return "" }
    return names == ["self"] ? "" : names.joined(separator: ".")
  }

  /// The view that is constrained. It is empty for the object itself, and nil for an expression that is not a plain
  /// chain of names.
  var firstView: String? { ConstraintCall.view(of: first) }

  /// The view that the first one is related to, which is also nil if there is none.
  var secondView: String? { secondAnchor == nil ? nil : ConstraintCall.view(of: second) }

  var use: Use {
    var node = Syntax(call)
    while let parent = node.parent {
      switch parent.kind {
      case .memberAccessExpr:
        let name = parent.cast(MemberAccessExprSyntax.self).declName.baseName.text
        guard name == "isActive",
          let assignment = parent.parent?.around(SequenceExprSyntax.self).flatMap(Assignment.init)
        else { return .other }
        return assignment.target.id == ExprSyntax(parent)?.id && assignment.value?.literalFlag != false
          ? .activated : .other
      case .codeBlockItem: return .dropped
      case .arrayElement, .arrayElementList, .arrayExpr, .labeledExprList, .labeledExpr, .tupleExpr:
        node = parent
      case .functionCallExpr:
        let name = parent.cast(FunctionCallExprSyntax.self).calledName
        return ["activate", "addConstraint", "addConstraints"].contains(name) ? .activated : .other
      default: return .other
      }
    }
    return .other
  }
}
