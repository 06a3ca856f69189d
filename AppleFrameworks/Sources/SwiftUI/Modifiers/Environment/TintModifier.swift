struct TintModifier: EnvironmentModifier {
  let style: AnyShapeStyle?
  func apply(to values: inout EnvironmentValues) {
    let tint = style.map { $0.style as? Color ?? Color($0.paint(in: values).color) }
    values.tintStyle = style
    values.tint = tint
  }
}
