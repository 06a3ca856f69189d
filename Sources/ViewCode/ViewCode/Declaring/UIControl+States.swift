import UIKit

@MainActor
extension KeyPathSettable where Self: UIControl {
  /// Sets what a control has for each of its states, and answers the control.
  ///
  /// ```swift
  /// UIButton(type: .system)
  ///   .setting(UIButton.setTitle, to: "Follow", for: .normal)
  ///   .setting(UIButton.setTitle, to: "Following", for: .selected)
  /// ```
  ///
  /// - Parameters:
  ///   - setter: A method that takes a value and a state: `UIButton.setImage`, `UISlider.setThumbImage`.
  ///   - value: The value.
  ///   - state: For which state. Default: normal.
  @discardableResult
  public func setting<Value>(
    _ setter: @MainActor (Self) -> @MainActor (Value, UIControl.State) -> Void, to value: Value,
    for state: UIControl.State = .normal
  ) -> Self {
    setter(self)(value, state)
    return self
  }

  /// Does something when the control is used, and answers the control: `button.on(.touchUpInside) { … }`.
  ///
  /// The control keeps the closure: what it refers to `self` by should be `[weak self]` or `[unowned self]` where that
  /// holds the control.
  @discardableResult
  public func on(_ events: UIControl.Event, _ action: @escaping @MainActor (Self) -> Void) -> Self {
    addAction(
      UIAction { [weak self] _ in
        if let self { action(self) }
      }, for: events)
    return self
  }
}
