import UIKit

public typealias ConstraintView = UIView
public typealias ConstraintLayoutGuide = UILayoutGuide
public typealias ConstraintLayoutSupport = UILayoutSupport
public typealias ConstraintInsets = UIEdgeInsets
public typealias ConstraintDirectionalInsets = NSDirectionalEdgeInsets
public typealias ConstraintInterfaceLayoutDirection = UIUserInterfaceLayoutDirection

/// Settings for all constraints.
public struct ConstraintConfig {
  /// The direction that maps insets to leading and trailing edges. Default: left to right.
  public static var interfaceLayoutDirection: ConstraintInterfaceLayoutDirection = .leftToRight
}

/// The possible targets of a constraint: a view, a guide, some of their attributes, or a constant.
public protocol ConstraintRelatableTarget {}

/// A constant for one or several attributes.
public protocol ConstraintConstantTarget {}

/// A distance for `offset(_:)`.
public protocol ConstraintOffsetTarget: ConstraintConstantTarget {}

/// Distances for `inset(_:)`, which moves edges inward.
public protocol ConstraintInsetTarget: ConstraintConstantTarget {}

/// Directional distances for `inset(_:)`, which moves edges inward.
public protocol ConstraintDirectionalInsetTarget: ConstraintConstantTarget {}

/// A factor for `multipliedBy(_:)`.
public protocol ConstraintMultiplierTarget {}

extension Int: ConstraintRelatableTarget, ConstraintOffsetTarget, ConstraintInsetTarget, ConstraintMultiplierTarget {}
extension UInt: ConstraintRelatableTarget, ConstraintOffsetTarget, ConstraintInsetTarget, ConstraintMultiplierTarget {}
extension Float: ConstraintRelatableTarget, ConstraintOffsetTarget, ConstraintInsetTarget, ConstraintMultiplierTarget {}
extension Double: ConstraintRelatableTarget, ConstraintOffsetTarget, ConstraintInsetTarget, ConstraintMultiplierTarget {
}
extension CGFloat: ConstraintRelatableTarget, ConstraintOffsetTarget, ConstraintInsetTarget, ConstraintMultiplierTarget
{}
extension CGSize: ConstraintRelatableTarget, ConstraintConstantTarget {}
extension CGPoint: ConstraintRelatableTarget, ConstraintConstantTarget {}
extension UIEdgeInsets: ConstraintRelatableTarget, ConstraintInsetTarget {}
extension NSDirectionalEdgeInsets: ConstraintRelatableTarget, ConstraintDirectionalInsetTarget {}
extension ConstraintItem: ConstraintRelatableTarget, ConstraintMultiplierTarget {}
extension UIView: ConstraintRelatableTarget {}
extension UILayoutGuide: ConstraintRelatableTarget {}

/// Returns a number of any of the supported types.
func number(_ target: Any) -> CGFloat? {
  switch target {
  case let value as CGFloat: value
  case let value as Double: CGFloat(value)
  case let value as Float: CGFloat(value)
  case let value as Int: CGFloat(value)
  case let value as UInt: CGFloat(value)
  default: nil
  }
}

extension ConstraintConstantTarget {
  /// Returns the constant of an attribute.
  func constant(for attribute: NSLayoutConstraint.Attribute) -> CGFloat {
    if let number = number(self) { return number }
    switch self {
    case let size as CGSize:
      return attribute == .width ? size.width : attribute == .height ? size.height : 0
    case let point as CGPoint:
      switch attribute {
      case .left, .right, .leading, .trailing, .centerX, .leftMargin, .rightMargin, .leadingMargin, .trailingMargin,
        .centerXWithinMargins:
        return point.x
      case .top, .bottom, .centerY, .topMargin, .bottomMargin, .centerYWithinMargins, .lastBaseline, .firstBaseline:
        return point.y
      default: return 0
      }
    case let insets as UIEdgeInsets:
      let isLeftToRight = ConstraintConfig.interfaceLayoutDirection == .leftToRight
      switch attribute {
      case .left, .leftMargin: return insets.left
      case .top, .topMargin, .firstBaseline: return insets.top
      case .right, .rightMargin: return -insets.right
      case .bottom, .bottomMargin, .lastBaseline: return -insets.bottom
      case .leading, .leadingMargin: return isLeftToRight ? insets.left : insets.right
      case .trailing, .trailingMargin: return isLeftToRight ? -insets.right : -insets.left
      case .centerX, .centerXWithinMargins: return (insets.left - insets.right) / 2
      case .centerY, .centerYWithinMargins: return (insets.top - insets.bottom) / 2
      case .width: return -(insets.left + insets.right)
      case .height: return -(insets.top + insets.bottom)
      default: return 0
      }
    case let insets as NSDirectionalEdgeInsets:
      switch attribute {
      case .left, .leading, .leftMargin, .leadingMargin: return insets.leading
      case .top, .topMargin, .firstBaseline: return insets.top
      case .right, .trailing, .rightMargin, .trailingMargin: return -insets.trailing
      case .bottom, .bottomMargin, .lastBaseline: return -insets.bottom
      case .centerX, .centerXWithinMargins: return (insets.leading - insets.trailing) / 2
      case .centerY, .centerYWithinMargins: return (insets.top - insets.bottom) / 2
      case .width: return -(insets.leading + insets.trailing)
      case .height: return -(insets.top + insets.bottom)
      default: return 0
      }
    default: return 0
    }
  }
}

extension ConstraintInsetTarget {
  /// The same inset for all edges.
  var insets: UIEdgeInsets {
    if let insets = self as? UIEdgeInsets { return insets }
    let value = number(self) ?? 0
    return UIEdgeInsets(top: value, left: value, bottom: value, right: value)
  }
}
