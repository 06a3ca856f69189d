import SwiftSources
import SwiftSyntax

/// The use of the view in a variable.
enum ViewUse {
  /// The use of a property or method: `label.text`.
  case member(MemberAccessExprSyntax)
  /// An argument of a call: `addSubview(label)`.
  case argument(FunctionCallExprSyntax, label: String?)
  /// An assignment to the variable.
  case assigned(Assignment)
  /// An element of an array literal.
  case element(ArrayExprSyntax)
  case other

  /// - Parameter mention: The variable's name, which `self.` may precede.
  init(_ mention: DeclReferenceExprSyntax) {
    var node = Syntax(mention)
    if let member = node.parent?.as(MemberAccessExprSyntax.self), member.declName.id == mention.id {
      node = Syntax(member)
    }
    while let parent = node.parent {
      switch parent.kind {
      case .optionalChainingExpr, .forceUnwrapExpr: node = parent
      case .memberAccessExpr:
        self = .member(parent.cast(MemberAccessExprSyntax.self))
        return
      case .labeledExpr:
        guard let list = parent.parent, let call = list.parent?.as(FunctionCallExprSyntax.self) else {
          self = .other
          return
        }
        self = .argument(call, label: parent.cast(LabeledExprSyntax.self).label?.identifierText)
        return
      case .arrayElement:
        self = parent.parent?.parent?.as(ArrayExprSyntax.self).map { .element($0) } ?? .other
        return
      case .exprList:
        if let assignment = parent.parent?.as(SequenceExprSyntax.self).flatMap(Assignment.init),
          assignment.target.id == ExprSyntax(node)?.id
        {
          self = .assigned(assignment)
        } else {
          self = .other
        }
        return
      default:
        self = .other
        return
      }
    }
    self = .other
  }

  /// Returns the call of a method, or nil for a property.
  static func call(of member: MemberAccessExprSyntax) -> FunctionCallExprSyntax? {
    guard let call = member.parent?.as(FunctionCallExprSyntax.self), call.calledExpression.id == ExprSyntax(member).id
    else {
      return nil
    }
    return call
  }

  /// Returns the whole chain of members that begins with a member, such as `label.layer.cornerRadius`.
  static func outermost(_ member: MemberAccessExprSyntax) -> ExprSyntax {
    var node = Syntax(member)
    while let parent = node.parent {
      if let outer = parent.as(MemberAccessExprSyntax.self), outer.base?.id == ExprSyntax(node)?.id {
        node = parent
      } else if [.optionalChainingExpr, .forceUnwrapExpr].contains(parent.kind) {
        node = parent
      } else if let call = parent.as(FunctionCallExprSyntax.self), call.calledExpression.id == ExprSyntax(node)?.id {
        node = parent
      } else {
        break
      }
    }
    return ExprSyntax(node)!
  }

  /// Returns whether a chain of members is the target of an assignment.
  static func isSet(_ expression: ExprSyntax) -> Bool {
    guard let sequence = expression.parent?.parent?.as(SequenceExprSyntax.self), let first = sequence.elements.first,
      first.id == expression.id
    else { return false }
    let second = sequence.elements.dropFirst().first
    if second?.is(AssignmentExprSyntax.self) == true { return true }
    return ["+=", "-=", "*=", "/="].contains(second?.as(BinaryOperatorExprSyntax.self)?.operator.text)
  }

  /// Methods of Apple's views that configure them, and neither add the view to another nor change its autoresizing
  /// mask.
  static let configuringMethods: Set<String> = [
    "addTarget", "removeTarget", "addAction", "addGestureRecognizer", "removeGestureRecognizer", "setTitle",
    "setTitleColor",
    "setImage", "setBackgroundImage", "setAttributedTitle", "setTitleShadowColor", "setContentHuggingPriority",
    "setContentCompressionResistancePriority", "register", "setContentOffset", "setOn", "setValue", "setThumbImage",
    "setMinimumTrackImage", "setMaximumTrackImage", "setProgress", "startAnimating", "stopAnimating", "sizeToFit",
    "setNeedsLayout", "layoutIfNeeded", "setNeedsDisplay", "setNeedsUpdateConstraints", "setCustomSpacing",
    "setPreferredSymbolConfiguration", "insertSegment", "setEditing", "reloadData", "reloadSections", "reloadRows",
    "setBackgroundColor", "setDate", "setTitleTextAttributes", "setSelected", "setHighlighted", "becomeFirstResponder",
    "resignFirstResponder", "addInteraction", "setLeftView", "setShowsCancelButton", "setSearchFieldBackgroundImage",
    "setPositionAdjustment", "setDelegate", "scrollToItem", "scrollToRow", "bringSubviewToFront", "sendSubviewToBack",
    "setItems", "setCollectionViewLayout", "beginRefreshing", "endRefreshing", "load", "loadHTMLString", "sizeThatFits",
    "setVisibleRegion", "setRegion", "addAnnotation", "addAnnotations", "removeAnnotations", "selectRow", "deselectRow",
    "performBatchUpdates", "dequeueReusableCell", "indexPath", "cellForRow", "cellForItem", "convert", "point",
    "snapshotView", "endEditing", "addSublayer", "insertSublayer", "add", "removeAllAnimations", "setLayoutManager",
    "constraint", "addConstraint", "addConstraints", "insertRows", "deleteRows", "insertItems", "deleteItems",
    "reloadItems", "flashScrollIndicators", "scrollRectToVisible", "removeFromSuperview", "addSubview", "insertSubview",
    "addArrangedSubview", "insertArrangedSubview", "removeArrangedSubview", "addLayoutGuide", "forEach", "append",
  ]
}
