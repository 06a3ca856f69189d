struct EnvironmentWriting<Value>: EnvironmentModifier {
  let keyPath: WritableKeyPath<EnvironmentValues, Value>
  let value: Value
  func apply(to values: inout EnvironmentValues) { values[keyPath: keyPath] = value }
}

struct EnvironmentTransforming<Value>: EnvironmentModifier {
  let keyPath: WritableKeyPath<EnvironmentValues, Value>
  let transform: (inout Value) -> Void
  func apply(to values: inout EnvironmentValues) { transform(&values[keyPath: keyPath]) }
}
