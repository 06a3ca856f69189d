import UIKit

/// The state of one line of a maker.
public class ConstraintDescription {
  let item: AnyObject
  var attributes: [NSLayoutConstraint.Attribute]
  var relation = NSLayoutConstraint.Relation.equal
  var related: ConstraintItem?
  var isRelated = false
  var multiplier: CGFloat = 1
  var constant: ConstraintConstantTarget = 0
  var priority = ConstraintPriority.required
  var label: String?
  var sourceLocation: (file: String, line: UInt) = ("", 0)
  lazy var constraint: Constraint? = isRelated ? Constraint(self) : nil

  init(item: AnyObject, attributes: [NSLayoutConstraint.Attribute]) {
    self.item = item
    self.attributes = attributes
  }

  func layoutConstraint(_ attribute: NSLayoutConstraint.Attribute, _ index: Int) -> LayoutConstraint {
    var second = related?.target
    var secondAttribute = NSLayoutConstraint.Attribute.notAnAttribute
    if let related, second != nil {
      // Several attributes correspond one to one. A single attribute is used for all.
      if related.attributes.isEmpty {
        secondAttribute = attribute
      } else if related.attributes.count == attributes.count {
        secondAttribute = related.attributes[index]
      } else if related.attributes.contains(attribute) {
        secondAttribute = attribute
      } else {
        secondAttribute = related.attributes[0]
      }
    } else if attribute != .width, attribute != .height {
      // A constant without a target is the distance from the superview.
      second = (item as? UIView)?.superview ?? (item as? UILayoutGuide)?.owningView
      secondAttribute = attribute
    }
    let result = LayoutConstraint(
      item: item, attribute: attribute, relatedBy: relation, toItem: second, attribute: secondAttribute,
      multiplier: multiplier, constant: constant.constant(for: attribute))
    result.priority = UILayoutPriority(rawValue: priority.value)
    return result
  }
}

/// The end of a line of a maker.
public class ConstraintMakerFinalizable {
  let description: ConstraintDescription

  init(_ description: ConstraintDescription) { self.description = description }

  /// Sets the name of the constraint in messages.
  @discardableResult
  public func labeled(_ label: String) -> ConstraintMakerFinalizable {
    description.label = label
    return self
  }

  /// The constraint, which can be changed, activated and deactivated later.
  public var constraint: Constraint { description.constraint! }
}

public class ConstraintMakerPrioritizable: ConstraintMakerFinalizable {
  @discardableResult
  public func priority(_ amount: ConstraintPriority) -> ConstraintMakerFinalizable {
    description.priority = amount
    return self
  }

  @discardableResult
  public func priority(_ amount: ConstraintPriorityTarget) -> ConstraintMakerFinalizable {
    priority(ConstraintPriority(amount.constraintPriorityTargetValue))
  }

  @available(*, deprecated, message: "Use priority(.required) instead.")
  @discardableResult
  public func priorityRequired() -> ConstraintMakerFinalizable { priority(.required) }

  @available(*, deprecated, message: "Use priority(.high) instead.")
  @discardableResult
  public func priorityHigh() -> ConstraintMakerFinalizable { priority(.high) }

  @available(*, deprecated, message: "Use priority(.medium) instead.")
  @discardableResult
  public func priorityMedium() -> ConstraintMakerFinalizable { priority(.medium) }

  @available(*, deprecated, message: "Use priority(.low) instead.")
  @discardableResult
  public func priorityLow() -> ConstraintMakerFinalizable { priority(.low) }
}

public class ConstraintMakerEditable: ConstraintMakerPrioritizable {
  @discardableResult
  public func multipliedBy(_ amount: ConstraintMultiplierTarget) -> ConstraintMakerEditable {
    description.multiplier = number(amount) ?? 1
    return self
  }

  @discardableResult
  public func dividedBy(_ amount: ConstraintMultiplierTarget) -> ConstraintMakerEditable {
    description.multiplier = 1 / (number(amount) ?? 1)
    return self
  }

  @discardableResult
  public func offset(_ amount: ConstraintOffsetTarget) -> ConstraintMakerEditable {
    description.constant = amount
    return self
  }

  @discardableResult
  public func inset(_ amount: ConstraintInsetTarget) -> ConstraintMakerEditable {
    description.constant = amount.insets
    return self
  }

  @discardableResult
  public func inset(_ amount: ConstraintDirectionalInsetTarget) -> ConstraintMakerEditable {
    description.constant = amount
    return self
  }
}

public class ConstraintMakerRelatable: ConstraintMakerFinalizable {
  @discardableResult
  public func equalTo(
    _ other: ConstraintRelatableTarget, _ file: String = #file, _ line: UInt = #line
  ) -> ConstraintMakerEditable { relate(.equal, other, file, line) }

  @discardableResult
  public func equalToSuperview(_ file: String = #file, _ line: UInt = #line) -> ConstraintMakerEditable {
    relate(.equal, superview("equalToSuperview"), file, line)
  }

  @discardableResult
  public func lessThanOrEqualTo(
    _ other: ConstraintRelatableTarget, _ file: String = #file, _ line: UInt = #line
  ) -> ConstraintMakerEditable { relate(.lessThanOrEqual, other, file, line) }

  @discardableResult
  public func lessThanOrEqualToSuperview(_ file: String = #file, _ line: UInt = #line) -> ConstraintMakerEditable {
    relate(.lessThanOrEqual, superview("lessThanOrEqualToSuperview"), file, line)
  }

  @discardableResult
  public func greaterThanOrEqualTo(
    _ other: ConstraintRelatableTarget, _ file: String = #file, _ line: UInt = #line
  ) -> ConstraintMakerEditable { relate(.greaterThanOrEqual, other, file, line) }

  @discardableResult
  public func greaterThanOrEqualToSuperview(_ file: String = #file, _ line: UInt = #line) -> ConstraintMakerEditable {
    relate(.greaterThanOrEqual, superview("greaterThanOrEqualToSuperview"), file, line)
  }

  private func superview(_ name: String) -> UIView {
    guard let view = (description.item as? UIView)?.superview ?? (description.item as? UILayoutGuide)?.owningView
    else { fatalError("Expected superview but found nil when attempting make constraint `\(name)`.") }
    return view
  }

  private func relate(
    _ relation: NSLayoutConstraint.Relation, _ other: ConstraintRelatableTarget, _ file: String, _ line: UInt
  ) -> ConstraintMakerEditable {
    description.relation = relation
    description.sourceLocation = (file, line)
    description.isRelated = true
    switch other {
    case let item as ConstraintItem:
      guard !item.attributes.isEmpty else { break }
      description.related = item
    case let view as UIView: description.related = ConstraintItem(target: view, attributes: [])
    case let guide as UILayoutGuide: description.related = ConstraintItem(target: guide, attributes: [])
    case let constant as ConstraintConstantTarget: description.constant = constant
    default: fatalError("Invalid constraint. (\(file), \(line))")
    }
    return ConstraintMakerEditable(description)
  }
}

/// The attributes so far, which can be extended.
public class ConstraintMakerExtendable: ConstraintMakerRelatable {
  private func adding(_ attributes: NSLayoutConstraint.Attribute...) -> ConstraintMakerExtendable { adding(attributes) }

  private func adding(_ attributes: [NSLayoutConstraint.Attribute]) -> ConstraintMakerExtendable {
    description.attributes += attributes.filter { !description.attributes.contains($0) }
    return self
  }

  public var left: ConstraintMakerExtendable { adding(.left) }
  public var top: ConstraintMakerExtendable { adding(.top) }
  public var bottom: ConstraintMakerExtendable { adding(.bottom) }
  public var right: ConstraintMakerExtendable { adding(.right) }
  public var leading: ConstraintMakerExtendable { adding(.leading) }
  public var trailing: ConstraintMakerExtendable { adding(.trailing) }
  public var width: ConstraintMakerExtendable { adding(.width) }
  public var height: ConstraintMakerExtendable { adding(.height) }
  public var centerX: ConstraintMakerExtendable { adding(.centerX) }
  public var centerY: ConstraintMakerExtendable { adding(.centerY) }
  public var lastBaseline: ConstraintMakerExtendable { adding(.lastBaseline) }
  public var firstBaseline: ConstraintMakerExtendable { adding(.firstBaseline) }
  public var leftMargin: ConstraintMakerExtendable { adding(.leftMargin) }
  public var rightMargin: ConstraintMakerExtendable { adding(.rightMargin) }
  public var topMargin: ConstraintMakerExtendable { adding(.topMargin) }
  public var bottomMargin: ConstraintMakerExtendable { adding(.bottomMargin) }
  public var leadingMargin: ConstraintMakerExtendable { adding(.leadingMargin) }
  public var trailingMargin: ConstraintMakerExtendable { adding(.trailingMargin) }
  public var centerXWithinMargins: ConstraintMakerExtendable { adding(.centerXWithinMargins) }
  public var centerYWithinMargins: ConstraintMakerExtendable { adding(.centerYWithinMargins) }
  public var edges: ConstraintMakerExtendable { adding(Composite.edges) }
  public var horizontalEdges: ConstraintMakerExtendable { adding(Composite.horizontalEdges) }
  public var verticalEdges: ConstraintMakerExtendable { adding(Composite.verticalEdges) }
  public var directionalEdges: ConstraintMakerExtendable { adding(Composite.directionalEdges) }
  public var directionalHorizontalEdges: ConstraintMakerExtendable { adding(Composite.directionalHorizontalEdges) }
  public var directionalVerticalEdges: ConstraintMakerExtendable { adding(Composite.directionalVerticalEdges) }
  public var size: ConstraintMakerExtendable { adding(Composite.size) }
  public var center: ConstraintMakerExtendable { adding(Composite.center) }
  public var margins: ConstraintMakerExtendable { adding(Composite.margins) }
  public var directionalMargins: ConstraintMakerExtendable { adding(Composite.directionalMargins) }
  public var centerWithinMargins: ConstraintMakerExtendable { adding(Composite.centerWithinMargins) }
}

/// A collector of the constraints of a view or guide.
public class ConstraintMaker {
  private let item: AnyObject
  private var descriptions: [ConstraintDescription] = []

  init(_ item: AnyObject) {
    self.item = item
    (item as? UIView)?.translatesAutoresizingMaskIntoConstraints = false
  }

  private func making(_ attributes: NSLayoutConstraint.Attribute...) -> ConstraintMakerExtendable { making(attributes) }

  private func making(_ attributes: [NSLayoutConstraint.Attribute]) -> ConstraintMakerExtendable {
    let description = ConstraintDescription(item: item, attributes: attributes)
    descriptions.append(description)
    return ConstraintMakerExtendable(description)
  }

  public var left: ConstraintMakerExtendable { making(.left) }
  public var top: ConstraintMakerExtendable { making(.top) }
  public var bottom: ConstraintMakerExtendable { making(.bottom) }
  public var right: ConstraintMakerExtendable { making(.right) }
  public var leading: ConstraintMakerExtendable { making(.leading) }
  public var trailing: ConstraintMakerExtendable { making(.trailing) }
  public var width: ConstraintMakerExtendable { making(.width) }
  public var height: ConstraintMakerExtendable { making(.height) }
  public var centerX: ConstraintMakerExtendable { making(.centerX) }
  public var centerY: ConstraintMakerExtendable { making(.centerY) }
  public var lastBaseline: ConstraintMakerExtendable { making(.lastBaseline) }
  public var firstBaseline: ConstraintMakerExtendable { making(.firstBaseline) }
  public var leftMargin: ConstraintMakerExtendable { making(.leftMargin) }
  public var rightMargin: ConstraintMakerExtendable { making(.rightMargin) }
  public var topMargin: ConstraintMakerExtendable { making(.topMargin) }
  public var bottomMargin: ConstraintMakerExtendable { making(.bottomMargin) }
  public var leadingMargin: ConstraintMakerExtendable { making(.leadingMargin) }
  public var trailingMargin: ConstraintMakerExtendable { making(.trailingMargin) }
  public var centerXWithinMargins: ConstraintMakerExtendable { making(.centerXWithinMargins) }
  public var centerYWithinMargins: ConstraintMakerExtendable { making(.centerYWithinMargins) }
  public var edges: ConstraintMakerExtendable { making(Composite.edges) }
  public var horizontalEdges: ConstraintMakerExtendable { making(Composite.horizontalEdges) }
  public var verticalEdges: ConstraintMakerExtendable { making(Composite.verticalEdges) }
  public var directionalEdges: ConstraintMakerExtendable { making(Composite.directionalEdges) }
  public var directionalHorizontalEdges: ConstraintMakerExtendable { making(Composite.directionalHorizontalEdges) }
  public var directionalVerticalEdges: ConstraintMakerExtendable { making(Composite.directionalVerticalEdges) }
  public var size: ConstraintMakerExtendable { making(Composite.size) }
  public var center: ConstraintMakerExtendable { making(Composite.center) }
  public var margins: ConstraintMakerExtendable { making(Composite.margins) }
  public var directionalMargins: ConstraintMakerExtendable { making(Composite.directionalMargins) }
  public var centerWithinMargins: ConstraintMakerExtendable { making(Composite.centerWithinMargins) }

  static func prepare(_ item: AnyObject, _ closure: (ConstraintMaker) -> Void) -> [Constraint] {
    let maker = ConstraintMaker(item)
    closure(maker)
    return maker.descriptions.compactMap(\.constraint)
  }

  static func make(_ item: AnyObject, _ closure: (ConstraintMaker) -> Void) {
    for constraint in prepare(item, closure) { constraint.activateIfNeeded(updatingExisting: false) }
  }

  static func update(_ item: AnyObject, _ closure: (ConstraintMaker) -> Void) {
    guard !ConstraintStore.constraints(of: item).isEmpty else { return make(item, closure) }
    for constraint in prepare(item, closure) { constraint.activateIfNeeded(updatingExisting: true) }
  }

  static func remake(_ item: AnyObject, _ closure: (ConstraintMaker) -> Void) {
    remove(item)
    make(item, closure)
  }

  static func remove(_ item: AnyObject) {
    for constraint in ConstraintStore.constraints(of: item) { constraint.deactivateIfNeeded() }
  }
}
