/// A font or symbol that is replaced by another one, so that pictures differ from those of an iPhone.
package struct Substitute: Codable, Hashable, Sendable {
  package enum Kind: String, Codable, Sendable {
    case font, symbol
  }

  package let kind: Kind
  /// The name in the code: a PostScript name, or a name of SF Symbols.
  package let name: String
  /// The family or drawing that replaces it, or `nil` for a symbol without one, which is drawn as a box with a cross.
  package let drawnBy: String?
  /// The number of screens that contain it.
  package var screens: Int

  package init(kind: Kind, name: String, drawnBy: String?, screens: Int = 1) {
    (self.kind, self.name, self.drawnBy, self.screens) = (kind, name, drawnBy, screens)
  }

  /// Returns the substitutes of many screens without duplicates: fonts first, then by name.
  package static func all(_ lists: [[Substitute]]) -> [Substitute] {
    struct Key: Hashable {
      let kind: Kind
      let name: String
      let drawnBy: String?
    }
    var found: [Key: Substitute] = [:]
    for substitute in lists.joined() {
      let key = Key(kind: substitute.kind, name: substitute.name, drawnBy: substitute.drawnBy)
      found[key, default: Substitute(kind: key.kind, name: key.name, drawnBy: key.drawnBy, screens: 0)].screens +=
        substitute.screens
    }
    return found.values.sorted {
      ($0.kind.rawValue, $0.name, $0.drawnBy ?? "") < ($1.kind.rawValue, $1.name, $1.drawnBy ?? "")
    }
  }
}
