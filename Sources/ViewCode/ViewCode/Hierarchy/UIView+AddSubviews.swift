import UIKit

extension UIView {
  /// Adds views in order, the last one at the front.
  public func addSubviews(_ views: [UIView]) {
    for view in views { addSubview(view) }
  }

  /// Adds views in order, the last one at the front.
  public func addSubviews(_ views: UIView...) {
    addSubviews(views)
  }
}

extension UIStackView {
  /// Adds views to the end of the stack, in order.
  public func addArrangedSubviews(_ views: [UIView]) {
    for view in views { addArrangedSubview(view) }
  }

  /// Adds views to the end of the stack, in order.
  public func addArrangedSubviews(_ views: UIView...) {
    addArrangedSubviews(views)
  }
}
