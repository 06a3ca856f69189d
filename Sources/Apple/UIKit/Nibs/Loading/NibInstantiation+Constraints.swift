import Foundation
import InterfaceBuilder

extension NibInstantiation {
  /// Creates the constraints of a view in the file and activates those whose views are installed.
  ///
  /// A constraint on a view that a variation omits is omitted as well. An invalid constraint is omitted and reported,
  /// since an error in a file must not stop the program.
  package func makeConstraints(of description: Object, in view: UIView) {
    var batch: [NSLayoutConstraint] = []
    let masks = policy.makesAbsentObjects ? masks : nil
    // A constraint that isn't installed for these traits is created as well, since outlets refer to it and it may be
    // installed later.
    let sources =
      masks == nil
      ? description.constraints(in: traits, placeholders: policy.hasPlaceholderConstraints)
      : description.constraints.filter { policy.hasPlaceholderConstraints || !$0.isPlaceholder }
    for source in sources {
      guard let constraint = make(source) else { continue }
      let isThere = !(masks?.excludes(source) ?? false)
      if isThere, let problem = NibConstraintRules.problem(of: constraint) {
        report(.danglingConstraint(problem), at: source.element)
        continue
      }
      note(constraint, for: source)
      if isThere { batch.append(constraint) }
    }
    NSLayoutConstraint.activate(policy.activationOrder(of: batch))
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
    let form = MemberTables.ConstraintForm(
      first: first, attribute: attribute, relation: NSLayoutConstraint.Relation(source.relation), second: second,
      secondAttribute: secondAttribute, multiplier: NibLength.clamped(source.multiplier.value),
      constant: constant(of: source, to: second))
    let constraint = custom(source, form) ?? form.plain()
    // Its source is the file, which is in the identifier.
    constraint.source = nil
    constraint.priority = UILayoutPriority(Float(min(1000, max(1, source.priority))))
    constraint.identifier = source.element["identifier"] ?? "\(file.name):\(source.element.position.line)"
    return constraint
  }

  /// Returns the constant in the environment. The system's spacing to the edges of a guide is 0.
  private func constant(of source: Constraint, to second: AnyObject?) -> CGFloat {
    if source.isStandardSpacing, second is UILayoutGuide { return 0 }
    return NibLength.clamped(source.constant(in: traits))
  }

  /// Returns a constraint of the class in the file if the program specifies its initializer.
  private func custom(_ source: Constraint, _ form: MemberTables.ConstraintForm) -> NSLayoutConstraint? {
    guard let custom = customClass(of: source.object) else { return nil }
    guard let found = NibClasses.find(custom) else {
      report(
        .unknownClass(name: custom.name, module: custom.module, base: "NSLayoutConstraint"), at: source.element)
      return nil
    }
    guard let made = MemberTables.make(found, form) else {
      report(.noMaker(class: custom.name, base: "NSLayoutConstraint"), at: source.element)
      return nil
    }
    return made
  }

  /// Returns the view or guide of a constraint; `nil` if it isn't available.
  private func layoutItem(_ description: Object) -> AnyObject? {
    if let known = existing(description) {
      return known is UIView || known is UILayoutGuide ? known : nil
    }
    return guide(description)
  }

  /// Returns the guide of an element.
  func guide(_ description: Object) -> NSObject? {
    switch description.kind {
    case .viewLayoutGuide:
      guard let view = description.element.parent.flatMap({ existing($0) }) as? UIView else { return nil }
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
