import UIKit

@MainActor
extension KeyPathSettable where Self: UIControl {
  /// Sets a value of a control for a state and returns the control.
  ///
  /// ```swift
  /// UIButton(type: .system)
  ///   .setting(UIButton.setTitle, to: "Follow", for: .normal)
  ///   .setting(UIButton.setTitle, to: "Following", for: .selected)
  /// ```
  ///
  /// - Parameters:
  ///   - setter: A method with a value and a state: `UIButton.setImage`, `UISlider.setThumbImage`.
  ///   - value: The value.
  ///   - state: The state. Default: normal.
  @discardableResult
  public func setting<Value>(
    _ setter: @MainActor (Self) -> @MainActor (Value, UIControl.State) -> Void, to value: Value,
    for state: UIControl.State = .normal
  ) -> Self {
    setter(self)(value, state)
    return self
  }

  /// Adds an action to a control and returns the control: `button.on(.touchUpInside) { … }`.
  ///
  /// The control retains the closure. Capture `self` as `[weak self]` or `[unowned self]` if it owns the control.
  @discardableResult
  public func on(_ events: UIControl.Event, _ action: @escaping @MainActor (Self) -> Void) -> Self {
    addAction(
      UIAction { [weak self] _ in
        if let self { action(self) }
      }, for: events)
    return self
  }
}
