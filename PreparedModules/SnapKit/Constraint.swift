import UIKit

/// A UIKit constraint of a ``Constraint``.
public class LayoutConstraint: NSLayoutConstraint {
  /// The name from `labeled(_:)`.
  public var label: String? {
    get { identifier }
    set { identifier = newValue }
  }

  weak var constraint: Constraint?
}

/// A line of a maker: a relation of one or several attributes, with a UIKit constraint for each of them.
public final class Constraint {
  let sourceLocation: (file: String, line: UInt)
  let label: String?
  /// The constraints, one for each attribute.
  public private(set) var layoutConstraints: [LayoutConstraint] = []
  private weak var view: UIView?
  private weak var firstItem: AnyObject?

  init(_ description: ConstraintDescription) {
    sourceLocation = description.sourceLocation
    label = description.label
    firstItem = description.item
    for (index, attribute) in description.attributes.enumerated() {
      layoutConstraints.append(description.layoutConstraint(attribute, index))
    }
    for constraint in layoutConstraints {
      constraint.constraint = self
      constraint.label = label
    }
  }

  /// Whether the constraints are active.
  public var isActive: Bool {
    get { layoutConstraints.contains { $0.isActive } }
    set { newValue ? activate() : deactivate() }
  }

  public func activate() { activateIfNeeded(updatingExisting: false) }

  public func deactivate() { deactivateIfNeeded() }

  @discardableResult
  public func update(offset: ConstraintOffsetTarget) -> Constraint {
    setConstant(offset)
    return self
  }

  @discardableResult
  public func update(inset: ConstraintInsetTarget) -> Constraint {
    setConstant(inset.insets)
    return self
  }

  @discardableResult
  public func update(inset: ConstraintDirectionalInsetTarget) -> Constraint {
    setConstant(inset)
    return self
  }

  @discardableResult
  public func update(priority: ConstraintPriority) -> Constraint {
    for constraint in layoutConstraints { constraint.priority = UILayoutPriority(rawValue: priority.value) }
    return self
  }

  @discardableResult
  public func update(priority: ConstraintPriorityTarget) -> Constraint {
    update(priority: ConstraintPriority(priority.constraintPriorityTargetValue))
  }

  @available(*, deprecated, renamed: "update(offset:)")
  public func updateOffset(amount: ConstraintOffsetTarget) { update(offset: amount) }

  @available(*, deprecated, renamed: "update(inset:)")
  public func updateInsets(amount: ConstraintInsetTarget) { update(inset: amount) }

  @available(*, deprecated, renamed: "update(priority:)")
  public func updatePriority(amount: ConstraintPriorityTarget) { update(priority: amount) }

  private func setConstant(_ constant: ConstraintConstantTarget) {
    for constraint in layoutConstraints { constraint.constant = constant.constant(for: constraint.firstAttribute) }
  }

  func activateIfNeeded(updatingExisting: Bool) {
    guard let item = firstItem else { return }
    if updatingExisting {
      let existing = ConstraintStore.constraints(of: item).flatMap(\.layoutConstraints)
      for constraint in layoutConstraints {
        guard let old = existing.first(where: { $0.differsInConstantAlone(from: constraint) }) else {
          fatalError(
            "Updated constraint could not find existing matching constraint to update: \(constraint) "
              + "(\(sourceLocation.file):\(sourceLocation.line))")
        }
        old.constant = constraint.constant
      }
    } else {
      NSLayoutConstraint.activate(layoutConstraints)
      ConstraintStore.add(self, to: item)
    }
  }

  func deactivateIfNeeded() {
    NSLayoutConstraint.deactivate(layoutConstraints)
    if let firstItem { ConstraintStore.remove(self, from: firstItem) }
  }
}

extension LayoutConstraint {
  fileprivate func differsInConstantAlone(from other: LayoutConstraint) -> Bool {
    firstItem === other.firstItem && firstAttribute == other.firstAttribute && relation == other.relation
      && secondItem === other.secondItem && secondAttribute == other.secondAttribute
      && multiplier == other.multiplier && priority == other.priority
  }
}

/// The constraints that makers have created for each view and guide.
enum ConstraintStore {
  private final class Box {
    var constraints: [Constraint] = []
  }

  private nonisolated(unsafe) static var key: UInt8 = 0

  private static func box(of item: AnyObject) -> Box? { objc_getAssociatedObject(item, &key) as? Box }

  static func constraints(of item: AnyObject) -> [Constraint] { box(of: item)?.constraints ?? [] }

  static func add(_ constraint: Constraint, to item: AnyObject) {
    let box = box(of: item) ?? Box()
    if !box.constraints.contains(where: { $0 === constraint }) { box.constraints.append(constraint) }
    objc_setAssociatedObject(item, &key, box, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
  }

  static func remove(_ constraint: Constraint, from item: AnyObject) {
    box(of: item)?.constraints.removeAll { $0 === constraint }
  }
}
