import UIKit

/// A modifier that sets the foreground style of content that sets none.
struct DefaultForeground: EnvironmentModifier {
  let style: AnyShapeStyle
  func apply(to values: inout EnvironmentValues) { values.foregroundStyles = ForegroundStyles(styles: [style]) }
}
