import UIKit

/// A view or guide and some of its attributes.
public final class ConstraintItem {
  weak var target: AnyObject?
  let attributes: [NSLayoutConstraint.Attribute]

  init(target: AnyObject?, attributes: [NSLayoutConstraint.Attribute]) {
    self.target = target
    self.attributes = attributes
  }
}

public func == (lhs: ConstraintItem, rhs: ConstraintItem) -> Bool {
  lhs === rhs || lhs.target === rhs.target && lhs.target != nil && lhs.attributes == rhs.attributes
}

/// The attributes of each composite name.
enum Composite {
  static let edges: [NSLayoutConstraint.Attribute] = [.left, .top, .right, .bottom]
  static let horizontalEdges: [NSLayoutConstraint.Attribute] = [.left, .right]
  static let verticalEdges: [NSLayoutConstraint.Attribute] = [.top, .bottom]
  static let directionalEdges: [NSLayoutConstraint.Attribute] = [.leading, .top, .trailing, .bottom]
  static let directionalHorizontalEdges: [NSLayoutConstraint.Attribute] = [.leading, .trailing]
  static let directionalVerticalEdges: [NSLayoutConstraint.Attribute] = [.top, .bottom]
  static let size: [NSLayoutConstraint.Attribute] = [.width, .height]
  static let center: [NSLayoutConstraint.Attribute] = [.centerX, .centerY]
  static let margins: [NSLayoutConstraint.Attribute] = [.leftMargin, .topMargin, .rightMargin, .bottomMargin]
  static let directionalMargins: [NSLayoutConstraint.Attribute] = [
    .leadingMargin, .topMargin, .trailingMargin, .bottomMargin,
  ]
  static let centerWithinMargins: [NSLayoutConstraint.Attribute] = [.centerXWithinMargins, .centerYWithinMargins]
}

/// An item whose attributes can be used in constraints.
public protocol ConstraintDSL {
  var target: AnyObject? { get }
  func setLabel(_ value: String?)
  func label() -> String?
}

private nonisolated(unsafe) var labelKey: UInt8 = 0

extension ConstraintDSL {
  /// Sets the name of the item in messages.
  public func setLabel(_ value: String?) {
    guard let target else { return }
    objc_setAssociatedObject(target, &labelKey, value, .OBJC_ASSOCIATION_COPY_NONATOMIC)
  }

  /// Returns the name of the item in messages.
  public func label() -> String? {
    target.flatMap { objc_getAssociatedObject($0, &labelKey) as? String }
  }

  func item(_ attributes: NSLayoutConstraint.Attribute...) -> ConstraintItem {
    ConstraintItem(target: target, attributes: attributes)
  }

  func item(_ attributes: [NSLayoutConstraint.Attribute]) -> ConstraintItem {
    ConstraintItem(target: target, attributes: attributes)
  }
}

/// The attributes that views and guides have.
public protocol ConstraintBasicAttributesDSL: ConstraintDSL {}

extension ConstraintBasicAttributesDSL {
  public var left: ConstraintItem { item(.left) }
  public var top: ConstraintItem { item(.top) }
  public var right: ConstraintItem { item(.right) }
  public var bottom: ConstraintItem { item(.bottom) }
  public var leading: ConstraintItem { item(.leading) }
  public var trailing: ConstraintItem { item(.trailing) }
  public var width: ConstraintItem { item(.width) }
  public var height: ConstraintItem { item(.height) }
  public var centerX: ConstraintItem { item(.centerX) }
  public var centerY: ConstraintItem { item(.centerY) }
  public var edges: ConstraintItem { item(Composite.edges) }
  public var directionalEdges: ConstraintItem { item(Composite.directionalEdges) }
  public var horizontalEdges: ConstraintItem { item(Composite.horizontalEdges) }
  public var verticalEdges: ConstraintItem { item(Composite.verticalEdges) }
  public var directionalHorizontalEdges: ConstraintItem { item(Composite.directionalHorizontalEdges) }
  public var directionalVerticalEdges: ConstraintItem { item(Composite.directionalVerticalEdges) }
  public var size: ConstraintItem { item(Composite.size) }
  public var center: ConstraintItem { item(Composite.center) }
}

/// The attributes of views only: baselines and margins.
public protocol ConstraintAttributesDSL: ConstraintBasicAttributesDSL {}

extension ConstraintAttributesDSL {
  public var lastBaseline: ConstraintItem { item(.lastBaseline) }
  public var firstBaseline: ConstraintItem { item(.firstBaseline) }
  public var leftMargin: ConstraintItem { item(.leftMargin) }
  public var topMargin: ConstraintItem { item(.topMargin) }
  public var rightMargin: ConstraintItem { item(.rightMargin) }
  public var bottomMargin: ConstraintItem { item(.bottomMargin) }
  public var leadingMargin: ConstraintItem { item(.leadingMargin) }
  public var trailingMargin: ConstraintItem { item(.trailingMargin) }
  public var centerXWithinMargins: ConstraintItem { item(.centerXWithinMargins) }
  public var centerYWithinMargins: ConstraintItem { item(.centerYWithinMargins) }
  public var margins: ConstraintItem { item(Composite.margins) }
  public var directionalMargins: ConstraintItem { item(Composite.directionalMargins) }
  public var centerWithinMargins: ConstraintItem { item(Composite.centerWithinMargins) }
}
