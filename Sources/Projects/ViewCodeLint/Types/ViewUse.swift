import SwiftSources
import SwiftSyntax

/// What a mention of a variable does with the view in it.
enum ViewUse {
  /// Its property is read or set, or its method called: `label.text`.
  case member(MemberAccessExprSyntax)
  /// It is handed to a call: `addSubview(label)`.
  case argument(FunctionCallExprSyntax, label: String?)
  /// Another value is put into the variable.
  case assigned(Assignment)
  /// It stands in an array literal.
  case element(ArrayExprSyntax)
  case other

  /// - Parameter mention: the variable's name, with or without `self.` before it.
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

  /// The method that a member calls; nil for a property.
  static func call(of member: MemberAccessExprSyntax) -> FunctionCallExprSyntax? {
    guard let call = member.parent?.as(FunctionCallExprSyntax.self), call.calledExpression.id == ExprSyntax(member).id
    else {
      return nil
    }
    return call
  }

  /// The chain of members that begins with one, as far as it goes: for `label.layer.cornerRadius` the whole of it.
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

  /// Whether a chain of members is what an assignment sets.
  static func isSet(_ expression: ExprSyntax) -> Bool {
    guard let sequence = expression.parent?.parent?.as(SequenceExprSyntax.self), let first = sequence.elements.first,
      first.id == expression.id
    else { return false }
    let second = sequence.elements.dropFirst().first
    if second?.is(AssignmentExprSyntax.self) == true { return true }
    return ["+=", "-=", "*=", "/="].contains(second?.as(BinaryOperatorExprSyntax.self)?.operator.text)
  }

  /// Methods of Apple's views that set something up, and neither add the view somewhere nor touch its autoresizing mask.
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
