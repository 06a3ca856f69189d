import UIKit

/// Lines of a ``Layout`` that hold while a condition does.
///
/// ```swift
/// When(.compactWidth) {
///   labels.pin(below: imageView, gap: 16)
/// } otherwise: {
///   labels.pin(after: imageView, gap: 48)
/// }
/// ```
///
/// Both sides are made once. Which one holds is looked at when the view that the layout belongs to is built, is laid
/// out, and when its traits change.
@MainActor
public final class When: LayoutPart {
  private let condition: LayoutCondition
  private let then: ConstraintGroup
  private let otherwise: ConstraintGroup
  private var isOn = false

  /// Lines for while a condition holds, and for while it does not.
  public init(
    _ condition: LayoutCondition, @LayoutBuilder _ then: () -> Layout,
    @LayoutBuilder otherwise: () -> Layout = { LayoutBuilder.buildBlock() }
  ) {
    self.condition = condition
    self.then = ConstraintGroup(then())
    self.otherwise = ConstraintGroup(otherwise())
  }

  /// Lines for while something is true, which is looked at when the view is laid out:
  /// `When { [unowned self] in isOpen } then: { … }`.
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
      Warning.report("a condition in a layout without views has nothing to look at", nil, 0)
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
    // What goes goes first: both sides together may contradict each other.
    old.deactivate()
    if new.isActive {
      new.adapt(to: root)
    } else {
      new.activate(in: root)
    }
  }
}
