/// `stepper`: UIStepper.
package enum StepperElement {
  package static let value = Property<Double>("value")
  package static let minimumValue = Property<Double>("minimumValue")
  package static let maximumValue = Property<Double>("maximumValue")
  package static let stepValue = Property<Double>("stepValue")
  package static let autorepeat = Property<Bool>("autorepeat")
  package static let continuous = Property<Bool>("continuous")
  package static let wraps = Property<Bool>("wraps")

  package static let schema = ElementSchema(
    "stepper", className: "UIStepper", extends: ControlElement.schema,
    [
      value.rule, minimumValue.rule, maximumValue.rule, stepValue.rule, autorepeat.rule, continuous.rule, wraps.rule,
    ])
}
