/// An edge, center, baseline or size of a view or guide, from which constraints are made.
///
/// The kind of anchor keeps constraints to one axis: the compiler refuses a horizontal anchor next to a vertical one.
/// Get anchors from a view or guide, such as `leadingAnchor`. The constraints made are not active yet.
///
/// - Source: developer.apple.com/documentation/uikit/nslayoutanchor
@preconcurrency @MainActor
open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
  let operand: LayoutOperand

  init(_ operand: LayoutOperand) {
    self.operand = operand
    super.init()
  }

  open override var description: String {
    MainActor.assumeIsolated { "<\(String(describing: type(of: self))) \(operand.name)>" }
  }

  /// Returns a constraint that this anchor equals another.
  @_disfavoredOverload
  open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    NSLayoutConstraint(operand, .equal, anchor.operand)
  }

  /// Returns a constraint that this anchor is at least another.
  @_disfavoredOverload
  open func constraint(greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    NSLayoutConstraint(operand, .greaterThanOrEqual, anchor.operand)
  }

  /// Returns a constraint that this anchor is at most another.
  @_disfavoredOverload
  open func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    NSLayoutConstraint(operand, .lessThanOrEqual, anchor.operand)
  }

  /// Returns a constraint that this anchor equals another plus `c` points.
  @_disfavoredOverload
  open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint(operand, .equal, anchor.operand, constant: c)
  }

  /// Returns a constraint that this anchor is at least another plus `c` points.
  @_disfavoredOverload
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(operand, .greaterThanOrEqual, anchor.operand, constant: c)
  }

  /// Returns a constraint that this anchor is at most another plus `c` points.
  @_disfavoredOverload
  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(operand, .lessThanOrEqual, anchor.operand, constant: c)
  }
}
