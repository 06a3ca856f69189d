import UIKit

/// Lines of a ``Layout`` that are active while a condition is true.
///
/// ```swift
/// When(.compactWidth) {
///   labels.pin(below: imageView, gap: 16)
/// } otherwise: {
///   labels.pin(after: imageView, gap: 48)
/// }
/// ```
///
/// Both sides are created once. The condition is evaluated when the view that the layout belongs to is built or laid
/// out, and when its traits change.
@MainActor
public final class When: LayoutPart {
  private let condition: LayoutCondition
  private let then: ConstraintGroup
  private let otherwise: ConstraintGroup
  private var isOn = false

  /// Creates lines for while a condition is true, and for while it is false.
  public init(
    _ condition: LayoutCondition, @LayoutBuilder _ then: () -> Layout,
    @LayoutBuilder otherwise: () -> Layout = { LayoutBuilder.buildBlock() }
  ) {
    self.condition = condition
    self.then = ConstraintGroup(then())
    self.otherwise = ConstraintGroup(otherwise())
  }

  /// Creates lines for while an expression is true, which is evaluated when the view is laid out: `When { [unowned
  /// self] in isOpen } then: { … }`.
  public convenience init(
    _ isTrue: @escaping () -> Bool, @LayoutBuilder then: () -> Layout,
    @LayoutBuilder otherwise: () -> Layout = { LayoutBuilder.buildBlock() }
  ) {
    self.init(LayoutCondition { _ in isTrue() }, then, otherwise: otherwise)
  }

  init(_ condition: LayoutCondition, _ layout: Layout) {
    self.condition = condition
    then = ConstraintGroup(layout)
    otherwise = ConstraintGroup(Layout())
  }

  func activate(in root: UIView?) {
    isOn = true
    guard let root else {
      Warning.report("a condition requires a layout with views", nil, 0)
      return
    }
    adapt(to: root)
  }

  func deactivate() {
    isOn = false
    then.deactivate()
    otherwise.deactivate()
  }

  func adapt(to root: UIView) {
    guard isOn else { return }
    let (new, old) = condition.holds(root) ? (then, otherwise) : (otherwise, then)
    // The old side is deactivated first, since both sides together may conflict.
    old.deactivate()
    if new.isActive {
      new.adapt(to: root)
    } else {
      new.activate(in: root)
    }
  }
}
