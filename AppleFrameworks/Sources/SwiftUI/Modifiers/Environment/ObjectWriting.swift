struct ObjectWriting<Object: AnyObject>: EnvironmentModifier {
  let object: Object?
  func apply(to values: inout EnvironmentValues) { values.setObject(object) }
}
