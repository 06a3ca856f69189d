struct ForegroundModifier: EnvironmentModifier {
  let styles: [AnyShapeStyle]
  func apply(to values: inout EnvironmentValues) {
    // A level of the foreground refers to the foreground of the outer environment.
    let outer = values.foregroundStyles
    let resolved = styles.map { style -> AnyShapeStyle in
      guard let level = style.style as? HierarchicalShapeStyle, let outer else { return style }
      return AnyShapeStyle(LevelOfStyles(styles: outer, level: level.level))
    }
    values.foregroundStyles = ForegroundStyles(styles: resolved)
  }
}

/// A level of the styles of an outer environment.
struct LevelOfStyles: PaintedStyle {
  let styles: ForegroundStyles
  let level: Int
  func paint(in environment: EnvironmentValues) -> Paint { styles.paint(level, in: environment) }
}
