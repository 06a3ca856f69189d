import Foundation

/// An attribute whose value is derived when its object is saved.
///
/// Derived are key paths (`name`, `list.name`), `canonical:(name)`, `uppercase:(name)`, `lowercase:(name)`, `now()`, and aggregates of
/// relationships (`items.@count`, `items.price.@sum`).
///
/// - Source: developer.apple.com/documentation/coredata/nsderivedattributedescription
open class NSDerivedAttributeDescription: NSAttributeDescription, @unchecked Sendable {
  /// The derivation as the model's file has it.
  var derivation = ""

  override func makeCopy() -> NSPropertyDescription {
    let copy = NSDerivedAttributeDescription()
    copy.derivation = derivation
    return fill(copy)
  }

  /// The value that an object's other values give.
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

  /// Models write `items.price.@sum` for what key-value coding calls `items.@sum.price`.
  private var aggregatePath: String {
    var names = derivation.split(separator: ".").map(String.init)
    guard let last = names.last, last.hasPrefix("@"), last != "@count", names.count > 2 else { return derivation }
    names.removeLast()
    names.insert(last, at: names.count - 1)
    return names.joined(separator: ".")
  }
}
