import Foundation
import InterfaceBuilder

extension NibInstantiation {
  /// Makes the constraints that a view holds in the file, and activates those whose views are there.
  ///
  /// One about a view that a variation leaves out is left out as well; one that contradicts the rules of constraints is too,
  /// and is reported: a file's mistake must not stop the program.
  func makeConstraints(of description: Object, in view: UIView) {
    var batch: [NSLayoutConstraint] = []
    for source in description.constraints(in: traits, placeholders: isCanvas) {
      guard let constraint = make(source) else { continue }
      note(constraint, for: source.element)
      batch.append(constraint)
    }
    NSLayoutConstraint.activate(batch)
  }

  private func make(_ source: Constraint) -> NSLayoutConstraint? {
    guard let firstAttribute = source.firstAttribute, let firstItem = source.firstItem,
      let first = layoutItem(firstItem)
    else { return nil }
    var second: AnyObject?
    var secondAttribute = NSLayoutConstraint.Attribute.notAnAttribute
    if let secondItem = source.secondItem {
      guard let item = layoutItem(secondItem) else { return nil }
      second = item
      secondAttribute = source.secondAttribute.map { NSLayoutConstraint.Attribute($0) } ?? .notAnAttribute
    }
    let attribute = NSLayoutConstraint.Attribute(firstAttribute)
    if let problem = NibConstraintRules.problem(
      first, attribute, second, secondAttribute, multiplier: CGFloat(source.multiplier.value))
    {
      report(.danglingConstraint(problem), at: source.element)
      return nil
    }
    let constraint = NSLayoutConstraint(
      item: first, attribute: attribute, relatedBy: NSLayoutConstraint.Relation(source.relation), toItem: second,
      attribute: secondAttribute, multiplier: NibLength.clamped(source.multiplier.value),
      constant: constant(of: source, to: second))
    constraint.priority = UILayoutPriority(Float(min(1000, max(1, source.priority))))
    constraint.identifier = source.element["identifier"] ?? "\(file.name):\(source.element.position.line)"
    return constraint
  }

  /// The constant that holds in the environment: the system's spacing is none to the edges of a guide.
  private func constant(of source: Constraint, to second: AnyObject?) -> CGFloat {
    if source.isStandardSpacing, second is UILayoutGuide { return 0 }
    return NibLength.clamped(source.constant(in: traits))
  }

  /// The view or guide that a constraint is about; nil where it is not there.
  private func layoutItem(_ description: Object) -> AnyObject? {
    if let known = existing(description) {
      return known is UIView || known is UILayoutGuide ? known : nil
    }
    return guide(description)
  }

  /// The guide that an element of a file stands for.
  func guide(_ description: Object) -> NSObject? {
    switch description.kind {
    case .viewLayoutGuide:
      guard let view = description.element.parent.flatMap({ existing(element: $0) }) as? UIView else { return nil }
      switch description[ViewLayoutGuideElement.key] {
      case .safeArea?: return view.safeAreaLayoutGuide
      case .contentLayoutGuide?: return (view as? UIScrollView)?.contentLayoutGuide
      case .frameLayoutGuide?: return (view as? UIScrollView)?.frameLayoutGuide
      case .layoutMargins?: return view.layoutMarginsGuide
      case .readableContent?: return view.readableContentGuide
      case .keyboard?: return view.keyboardLayoutGuide
      case nil: return nil
      }
    case .viewControllerLayoutGuide:
      guard let controller = description.parent.flatMap(existing) as? UIViewController else { return nil }
      let guide =
        description[ViewControllerLayoutGuideElement.type] == .bottom
        ? controller.bottomLayoutGuide : controller.topLayoutGuide
      return guide as? NSObject
    default: return nil
    }
  }

  private func existing(element: SourceElement) -> NSObject? { objects[element] }
}

extension NSLayoutConstraint.Attribute {
  init(_ attribute: InterfaceBuilder.LayoutAttribute) {
    switch attribute {
    case .left: self = .left
    case .right: self = .right
    case .top: self = .top
    case .bottom: self = .bottom
    case .leading: self = .leading
    case .trailing: self = .trailing
    case .width: self = .width
    case .height: self = .height
    case .centerX: self = .centerX
    case .centerY: self = .centerY
    case .baseline, .lastBaseline: self = .lastBaseline
    case .firstBaseline: self = .firstBaseline
    case .leftMargin: self = .leftMargin
    case .rightMargin: self = .rightMargin
    case .topMargin: self = .topMargin
    case .bottomMargin: self = .bottomMargin
    case .leadingMargin: self = .leadingMargin
    case .trailingMargin: self = .trailingMargin
    case .centerXWithinMargins: self = .centerXWithinMargins
    case .centerYWithinMargins: self = .centerYWithinMargins
    case .notAnAttribute: self = .notAnAttribute
    }
  }
}

extension NSLayoutConstraint.Relation {
  fileprivate init(_ relation: InterfaceBuilder.LayoutRelation) {
    switch relation {
    case .equal: self = .equal
    case .lessThanOrEqual: self = .lessThanOrEqual
    case .greaterThanOrEqual: self = .greaterThanOrEqual
    }
  }
}
