/// The subviews of a stepper.
@MainActor
final class StepperParts {
  let track = ControlPart(color: .tertiarySystemFill)
  let background = UIImageView(frame: .zero)
  let divider = UIImageView(frame: .zero)
  let decrement = StepperHalf(isIncrement: false)
  let increment = StepperHalf(isIncrement: true)
}

/// The images of a stepper for each state, which replace the drawn parts.
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
