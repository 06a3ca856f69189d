struct LookModifier<Value>: EnvironmentModifier {
  let keyPath: WritableKeyPath<TextLook, Value>
  let value: Value
  func apply(to values: inout EnvironmentValues) { values.textLook[keyPath: keyPath] = value }
}
