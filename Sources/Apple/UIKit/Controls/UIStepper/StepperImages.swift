/// What a stepper shows instead of what it draws itself.
struct StepperImages {
  struct DividerKey: Hashable {
    var left: UIControl.State
    var right: UIControl.State
  }

  var background = StateValues<UIImage>()
  var increment = StateValues<UIImage>()
  var decrement = StateValues<UIImage>()
  var dividers = AppearanceValues<DividerKey, UIImage>()

  func shownDivider(left: UIControl.State, right: UIControl.State) -> UIImage? {
    dividers[DividerKey(left: left, right: right)] ?? dividers[DividerKey(left: .normal, right: .normal)]
  }
}
