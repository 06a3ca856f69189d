struct DisabledModifier: EnvironmentModifier {
  let isDisabled: Bool
  func apply(to values: inout EnvironmentValues) { values.isEnabled = values.isEnabled && !isDisabled }
}
