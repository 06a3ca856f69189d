/// The subviews of a stepper.
@MainActor
final class StepperParts {
  let track = ControlPart(color: .tertiarySystemFill)
  let background = UIImageView(frame: .zero)
  let divider = UIImageView(frame: .zero)
  let decrement = StepperHalf(isIncrement: false)
  let increment = StepperHalf(isIncrement: true)
}
