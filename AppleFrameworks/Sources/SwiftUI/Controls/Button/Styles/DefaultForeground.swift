import UIKit

/// A foreground that is the content's own unless it sets one.
struct DefaultForeground: EnvironmentModifier {
  let style: AnyShapeStyle
  func apply(to values: inout EnvironmentValues) { values.foregroundStyles = ForegroundStyles(styles: [style]) }
}
