/// A view or guide for which constraints leave more than one place or size along an axis, and what would settle it.
package struct AmbiguousLayout: Sendable, Equatable, Codable {
  package enum Axis: String, Sendable, Codable {
    case horizontal
    case vertical
  }

  /// The name as explanations of conflicts have it, and what it stands for.
  package let name: String
  package let meaning: String?

  package let axis: Axis
  package let isPositionAmbiguous: Bool
  package let isSizeAmbiguous: Bool

  /// Changes of which each settles it, alone.
  package let changes: [SettlingChange]
}

extension AmbiguousLayout {
  /// What is ambiguous: `horizontal position and width`.
  package var what: String {
    let size = axis == .horizontal ? "width" : "height"
    if !isPositionAmbiguous { return size }
    return "\(axis.rawValue) position" + (isSizeAmbiguous ? " and \(size)" : "")
  }

  /// The finding as people read it.
  package var text: String {
    let verb = isPositionAmbiguous && isSizeAmbiguous ? "are" : "is"
    var lines = ["\(name)'s \(what) \(verb) ambiguous." + (meaning.map { " (\(name): \($0))" } ?? "")]
    if changes.isEmpty {
      lines.append("  No change was found that settles it by itself.")
    } else {
      lines.append("  Any one of these settles it; each was tried:")
      lines += changes.map { "  - \($0.text)" }
    }
    return lines.joined(separator: "\n")
  }
}
