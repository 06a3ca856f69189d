/// The environment that variations are chosen by. Nil is unspecified: no variation that asks for it holds.
package struct Traits: Hashable, Sendable {
  /// `compact` or `regular`.
  package var widthClass: String?
  package var heightClass: String?
  /// `phone`, `pad`, `mac`, `tv`...
  package var userInterfaceIdiom: String?
  /// Other conditions by the names of Interface Builder: `displayGamut`, `layoutDirection`...
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
