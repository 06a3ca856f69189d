/// A font by kind, by text style or by name.
package struct FontDescription: Hashable, Sendable {
  package var form: Form
  /// The size in points, or nil if a text style defines it.
  package var pointSize: Double?

  package enum Form: Hashable, Sendable {
    case system(weight: SymbolWeight)
    case boldSystem
    case italicSystem
    case monospacedSystem(weight: SymbolWeight)
    /// A text style with UIKit's internal name: `UICTFontTextStyleBody`.
    case textStyle(String)
    case named(String, family: String?)
  }
}

extension FontDescription: PropertyValue {
  package static var meaning: String { "a font with a type, a style or a name" }
  package static var elementNames: Set<String> { ["fontDescription"] }

  package init?(element: SourceElement) {
    pointSize = element.number("pointSize")
    let weight = element["weight"].map(SymbolWeight.init(rawValue:)) ?? .regular
    if let name = element["name"] {
      form = .named(name, family: element["family"])
    } else if let style = element["style"] {
      form = .textStyle(style)
    } else {
      switch (element["type"], weight) {
      case ("system", let weight?): form = .system(weight: weight)
      case ("boldSystem", _): form = .boldSystem
      case ("italicSystem", _): form = .italicSystem
      case ("monospacedSystem", let weight?): form = .monospacedSystem(weight: weight)
      default: return nil
      }
    }
  }
}
