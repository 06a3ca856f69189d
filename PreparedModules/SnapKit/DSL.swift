import UIKit

/// The constraints and attributes of a view: `view.snp`.
public struct ConstraintViewDSL: ConstraintAttributesDSL {
  let view: UIView

  public var target: AnyObject? { view }

  /// Creates constraints without activating them.
  @discardableResult
  public func prepareConstraints(_ closure: (_ make: ConstraintMaker) -> Void) -> [Constraint] {
    ConstraintMaker.prepare(view, closure)
  }

  /// Creates and activates constraints.
  public func makeConstraints(_ closure: (_ make: ConstraintMaker) -> Void) { ConstraintMaker.make(view, closure) }

  /// Removes the view's constraints, and creates new ones.
  public func remakeConstraints(_ closure: (_ make: ConstraintMaker) -> Void) { ConstraintMaker.remake(view, closure) }

  /// Changes the constants of existing constraints.
  public func updateConstraints(_ closure: (_ make: ConstraintMaker) -> Void) { ConstraintMaker.update(view, closure) }

  public func removeConstraints() { ConstraintMaker.remove(view) }

  public var contentHuggingHorizontalPriority: Float {
    get { view.contentHuggingPriority(for: .horizontal).rawValue }
    nonmutating set { view.setContentHuggingPriority(UILayoutPriority(rawValue: newValue), for: .horizontal) }
  }

  public var contentHuggingVerticalPriority: Float {
    get { view.contentHuggingPriority(for: .vertical).rawValue }
    nonmutating set { view.setContentHuggingPriority(UILayoutPriority(rawValue: newValue), for: .vertical) }
  }

  public var contentCompressionResistanceHorizontalPriority: Float {
    get { view.contentCompressionResistancePriority(for: .horizontal).rawValue }
    nonmutating set {
      view.setContentCompressionResistancePriority(UILayoutPriority(rawValue: newValue), for: .horizontal)
    }
  }

  public var contentCompressionResistanceVerticalPriority: Float {
    get { view.contentCompressionResistancePriority(for: .vertical).rawValue }
    nonmutating set {
      view.setContentCompressionResistancePriority(UILayoutPriority(rawValue: newValue), for: .vertical)
    }
  }
}

/// The constraints and attributes of a layout guide: `guide.snp`.
public struct ConstraintLayoutGuideDSL: ConstraintAttributesDSL {
  let guide: UILayoutGuide

  public var target: AnyObject? { guide }

  @discardableResult
  public func prepareConstraints(_ closure: (_ make: ConstraintMaker) -> Void) -> [Constraint] {
    ConstraintMaker.prepare(guide, closure)
  }

  public func makeConstraints(_ closure: (_ make: ConstraintMaker) -> Void) { ConstraintMaker.make(guide, closure) }

  public func remakeConstraints(_ closure: (_ make: ConstraintMaker) -> Void) { ConstraintMaker.remake(guide, closure) }

  public func updateConstraints(_ closure: (_ make: ConstraintMaker) -> Void) { ConstraintMaker.update(guide, closure) }

  public func removeConstraints() { ConstraintMaker.remove(guide) }
}

/// The attributes of a controller's `topLayoutGuide` and `bottomLayoutGuide`.
public struct ConstraintLayoutSupportDSL: ConstraintDSL {
  let support: UILayoutSupport

  public var target: AnyObject? { support as AnyObject }
  public var top: ConstraintItem { item(.top) }
  public var bottom: ConstraintItem { item(.bottom) }
  public var height: ConstraintItem { item(.height) }
}

extension UIView {
  public var snp: ConstraintViewDSL { ConstraintViewDSL(view: self) }
}

extension UILayoutGuide {
  public var snp: ConstraintLayoutGuideDSL { ConstraintLayoutGuideDSL(guide: self) }
}

extension UILayoutSupport {
  public var snp: ConstraintLayoutSupportDSL { ConstraintLayoutSupportDSL(support: self) }
}
