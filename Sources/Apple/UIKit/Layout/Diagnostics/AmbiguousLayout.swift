/// A view or guide with an ambiguous position or size along an axis, and the changes that resolve it.
package struct AmbiguousLayout: Sendable, Equatable, Codable {
  package enum Axis: String, Sendable, Codable {
    case horizontal
    case vertical
  }

  /// The name as in explanations of conflicts, with details.
  package let name: String
  package let meaning: String?

  package let axis: Axis
  package let isPositionAmbiguous: Bool
  package let isSizeAmbiguous: Bool

  /// The changes, each of which resolves the ambiguity.
  package let changes: [SettlingChange]
}

extension AmbiguousLayout {
  /// The ambiguous values, such as `horizontal position and width`.
  package var what: String {
    let size = axis == .horizontal ? "width" : "height"
    if !isPositionAmbiguous { return size }
    return "\(axis.rawValue) position" + (isSizeAmbiguous ? " and \(size)" : "")
  }

  /// The finding as readable text.
  package var text: String {
    let verb = isPositionAmbiguous && isSizeAmbiguous ? "are" : "is"
    var lines = ["\(name)'s \(what) \(verb) ambiguous." + (meaning.map { " (\(name): \($0))" } ?? "")]
    if changes.isEmpty {
      lines.append("  No single change resolves the ambiguity.")
    } else {
      lines.append("  Each of these changes resolves the ambiguity (all were tested):")
      lines += changes.map { "  - \($0.text)" }
    }
    return lines.joined(separator: "\n")
  }
}
