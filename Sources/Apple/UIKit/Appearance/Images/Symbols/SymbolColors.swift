import CoreGraphics
import SystemSymbols

/// The colors of the levels of multicolor and hierarchical symbols.
enum SymbolColors {
  /// The factors of the alpha of the levels with a hierarchical color.
  private static let hierarchicalAlphas: [CGFloat] = [1, 0.5, 0.25]

  /// Returns the colors of a symbol's levels with the current traits.
  static func palette(_ colors: SymbolValues.Colors, symbol name: String) -> SymbolPalette {
    let levels: [UIColor]
    switch colors {
    case .hierarchical(let color):
      let base = color.resolvedColor(with: .current)
      levels = hierarchicalAlphas.map { base.withAlphaComponent(base.cgColor.alpha * $0) }
    case .palette(let palette): levels = palette
    case .multicolor: levels = of(name) ?? [.black]
    case .monochrome: levels = [.black]
    }
    return SymbolPalette(levels.map { $0.resolvedColor(with: .current).cgColor })
  }

  static func of(_ name: String) -> [UIColor]? {
    if let colors = table[name] { return colors }
    // Badges have the same colors on all enclosures.
    for (ending, color) in [("plus", UIColor.systemGreen), ("minus", .systemRed), ("xmark", .systemRed)]
    where name == "\(ending).circle.fill" || name == "\(ending).square.fill" {
      return [.white, color]
    }
    return nil
  }

  private static let table: [String: [UIColor]] = [
    "heart.fill": [.systemRed], "star.fill": [.systemYellow], "flame.fill": [.systemOrange],
    "bolt.fill": [.systemYellow], "bell.fill": [.systemYellow], "flag.fill": [.systemOrange], "trash": [.systemRed],
    "trash.fill": [.systemRed], "sun.max.fill": [.systemYellow], "sun.max": [.systemYellow],
    "checkmark.circle.fill": [.white, .systemGreen], "checkmark.seal.fill": [.white, .systemBlue],
    "exclamationmark.triangle.fill": [.black, .systemYellow], "exclamationmark.circle.fill": [.white, .systemRed],
    "info.circle.fill": [.white, .systemBlue], "questionmark.circle.fill": [.white, .systemBlue],
    "phone.fill": [.systemGreen], "leaf.fill": [.systemGreen], "drop.fill": [.systemBlue],
    "location.fill": [.systemBlue], "folder.fill": [.systemBlue], "gift.fill": [.systemRed],
  ]
}
