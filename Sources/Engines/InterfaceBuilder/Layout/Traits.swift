/// The environment that selects variations. Nil is unspecified: no variation that requires the trait applies.
package struct Traits: Hashable, Sendable {
  /// The horizontal size class, `compact` or `regular`.
  package var widthClass: String?
  package var heightClass: String?
  /// The idiom: `phone`, `pad`, `mac`, `tv`...
  package var userInterfaceIdiom: String?
  /// Other traits by Interface Builder's names: `displayGamut`, `layoutDirection`...
  package var others: [String: String]

  package init(
    widthClass: String? = nil, heightClass: String? = nil, userInterfaceIdiom: String? = nil,
    others: [String: String] = [:]
  ) {
    self.widthClass = widthClass
    self.heightClass = heightClass
    self.userInterfaceIdiom = userInterfaceIdiom
    self.others = others
  }

  subscript(name: String) -> String? {
    switch name {
    case "widthClass": widthClass
    case "heightClass": heightClass
    case "userInterfaceIdiom": userInterfaceIdiom
    default: others[name]
    }
  }
}
