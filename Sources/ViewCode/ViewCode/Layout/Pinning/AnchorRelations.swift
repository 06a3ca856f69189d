import UIKit

// Constraints by relation and distance. They are repeated for the three kinds of anchors, since Apple's anchors are
// generic Objective-C classes whose extensions can't use the type parameter.

extension NSLayoutXAxisAnchor {
  func related(_ relation: NSLayoutConstraint.Relation, _ other: NSLayoutXAxisAnchor, _ constant: CGFloat)
    -> NSLayoutConstraint
  {
    switch relation {
    case .lessThanOrEqual: constraint(lessThanOrEqualTo: other, constant: constant)
    case .greaterThanOrEqual: constraint(greaterThanOrEqualTo: other, constant: constant)
    default: constraint(equalTo: other, constant: constant)
    }
  }

  /// Returns a constraint that places this anchor at a distance after another one.
  func after(_ other: NSLayoutXAxisAnchor, _ spacing: Spacing) -> NSLayoutConstraint {
    switch spacing.length {
    case .points(let points): related(spacing.relation, other, points)
    case .system(let factor):
      switch spacing.relation {
      case .lessThanOrEqual: constraint(lessThanOrEqualToSystemSpacingAfter: other, multiplier: factor)
      case .greaterThanOrEqual: constraint(greaterThanOrEqualToSystemSpacingAfter: other, multiplier: factor)
      default: constraint(equalToSystemSpacingAfter: other, multiplier: factor)
      }
    }
  }

  /// Returns a constraint that places this anchor at a distance before another one.
  func before(_ other: NSLayoutXAxisAnchor, _ spacing: Spacing) -> NSLayoutConstraint {
    switch spacing.length {
    case .points(let points): related(spacing.relation.flipped, other, -points)
    case .system: other.after(self, spacing)
    }
  }
}

extension NSLayoutYAxisAnchor {
  func related(_ relation: NSLayoutConstraint.Relation, _ other: NSLayoutYAxisAnchor, _ constant: CGFloat)
    -> NSLayoutConstraint
  {
    switch relation {
    case .lessThanOrEqual: constraint(lessThanOrEqualTo: other, constant: constant)
    case .greaterThanOrEqual: constraint(greaterThanOrEqualTo: other, constant: constant)
    default: constraint(equalTo: other, constant: constant)
    }
  }

  /// Returns a constraint that places this anchor at a distance below another one.
  func after(_ other: NSLayoutYAxisAnchor, _ spacing: Spacing) -> NSLayoutConstraint {
    switch spacing.length {
    case .points(let points): related(spacing.relation, other, points)
    case .system(let factor):
      switch spacing.relation {
      case .lessThanOrEqual: constraint(lessThanOrEqualToSystemSpacingBelow: other, multiplier: factor)
      case .greaterThanOrEqual: constraint(greaterThanOrEqualToSystemSpacingBelow: other, multiplier: factor)
      default: constraint(equalToSystemSpacingBelow: other, multiplier: factor)
      }
    }
  }

  /// Returns a constraint that places this anchor at a distance above another one.
  func before(_ other: NSLayoutYAxisAnchor, _ spacing: Spacing) -> NSLayoutConstraint {
    switch spacing.length {
    case .points(let points): related(spacing.relation.flipped, other, -points)
    case .system: other.after(self, spacing)
    }
  }
}

extension NSLayoutDimension {
  func related(
    _ relation: NSLayoutConstraint.Relation, _ other: NSLayoutDimension, _ factor: CGFloat, _ constant: CGFloat
  ) -> NSLayoutConstraint {
    switch relation {
    case .lessThanOrEqual: constraint(lessThanOrEqualTo: other, multiplier: factor, constant: constant)
    case .greaterThanOrEqual: constraint(greaterThanOrEqualTo: other, multiplier: factor, constant: constant)
    default: constraint(equalTo: other, multiplier: factor, constant: constant)
    }
  }

  func related(to amount: Amount) -> NSLayoutConstraint {
    switch amount.relation {
    case .lessThanOrEqual: constraint(lessThanOrEqualToConstant: amount.value)
    case .greaterThanOrEqual: constraint(greaterThanOrEqualToConstant: amount.value)
    default: constraint(equalToConstant: amount.value)
    }
  }
}

extension NSLayoutConstraint.Relation {
  /// The relation with exchanged sides.
  var flipped: NSLayoutConstraint.Relation {
    switch self {
    case .lessThanOrEqual: .greaterThanOrEqual
    case .greaterThanOrEqual: .lessThanOrEqual
    default: self
    }
  }
}
