struct TintModifier: EnvironmentModifier {
  let style: AnyShapeStyle?
  func apply(to values: inout EnvironmentValues) {
    guard let style else {
      values.tintStyle = nil
      values.tint = nil
      return
    }
    // An accent color refers to the tint of the outer environment.
    if let color = style.style as? Color, color.base == .accent {
      let outer = Color(uiColor: color.resolve(in: values))
      values.tintStyle = AnyShapeStyle(outer)
      values.tint = outer
    } else {
      values.tint = style.style as? Color ?? Color(style.paint(in: values).color)
      values.tintStyle = style
    }
  }
}
