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

  /// Whether the constraint is activated, or kept in a local constant that is activated.
  var isActivated: Bool {
    if use == .activated { return true }
    guard let binding = call.parent?.parent?.as(PatternBindingSyntax.self),
      let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.identifierText,
      let list = binding.statement?.parent?.as(CodeBlockItemListSyntax.self)
    else { return false }
    let mentions = Mentions(name)
    mentions.walk(list)
    return mentions.found.contains { mention in
      switch ViewUse(mention) {
      case .member(let member):
        let assignment = member.parent?.parent?.as(SequenceExprSyntax.self).flatMap(Assignment.init)
        return member.declName.baseName.text == "isActive" && assignment?.value?.literalFlag == true
      case .argument(let other, _): return ConstraintCall.activators.contains(other.calledName)
      case .element(let array):
        return array.around(FunctionCallExprSyntax.self).map { ConstraintCall.activators.contains($0.calledName) }
          == true
      case .assigned, .other: return false
      }
    }
  }

  private static let activators: Set<String> = ["activate", "addConstraint", "addConstraints"]

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
        return ConstraintCall.activators.contains(name) ? .activated : .other
      default: return .other
      }
    }
    return .other
  }
}

/// A visitor that collects the uses of a name.
private final class Mentions: SyntaxVisitor {
  private(set) var found: [DeclReferenceExprSyntax] = []
  private let name: String

  init(_ name: String) {
    self.name = name
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    if node.baseName.identifierText == name { found.append(node) }
    return .skipChildren
  }
}
