import Foundation

/// A description of an attribute whose value is derived when its object is saved.
///
/// A derivation is a key path (`name`, `list.name`), `canonical:(name)`, `uppercase:(name)`, `lowercase:(name)`,
/// `now()`, or an aggregate of a relationship (`items.@count`, `items.price.@sum`).
///
/// - Source: developer.apple.com/documentation/coredata/nsderivedattributedescription
open class NSDerivedAttributeDescription: NSAttributeDescription, @unchecked Sendable {
  /// The derivation as in the model's file.
  var derivation = ""

  override func makeCopy() -> NSPropertyDescription {
    let copy = NSDerivedAttributeDescription()
    copy.derivation = derivation
    return fill(copy)
  }

  /// Returns the value that is derived from an object's other values.
  func value(for object: NSManagedObject) -> Any? {
    if derivation == "now()" { return Date() }
    guard let colon = derivation.firstIndex(of: ":"), derivation.hasSuffix(")") else {
      return object.value(forKeyPath: aggregatePath)
    }
    let path = String(derivation[derivation.index(colon, offsetBy: 2)...].dropLast())
    guard let text = object.value(forKeyPath: path) as? String else { return nil }
    switch derivation[..<colon] {
    case "canonical": return text.folding(options: [.caseInsensitive, .diacriticInsensitive], locale: nil)
    case "uppercase": return text.uppercased()
    case "lowercase": return text.lowercased()
    default: return nil
    }
  }

  /// The key path for key-value coding. The form `items.price.@sum` in models corresponds to `items.@sum.price`.
  private var aggregatePath: String {
    var names = derivation.split(separator: ".").map(String.init)
    guard let last = names.last, last.hasPrefix("@"), last != "@count", names.count > 2 else { return derivation }
    names.removeLast()
    names.insert(last, at: names.count - 1)
    return names.joined(separator: ".")
  }
}
