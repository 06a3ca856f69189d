import CoreGraphics

/// The colours of a symbol's levels under the current traits.
struct SymbolPalette {
  private static let hierarchicalAlphas: [CGFloat] = [1, 0.5, 0.25]

  private let colors: [CGColor]
  /// Whether parts that lie on others have to be cut out of them to be seen.
  let isOneColor: Bool

  init(_ colors: SymbolValues.Colors, symbol name: String) {
    let resolved: [UIColor]
    switch colors {
    case .hierarchical(let color):
      let base = color.resolvedColor(with: .current)
      resolved = SymbolPalette.hierarchicalAlphas.map { base.withAlphaComponent(base.cgColor.alpha * $0) }
    case .palette(let palette): resolved = palette
    case .multicolor: resolved = SymbolColors.of(name) ?? [.black]
    case .monochrome: resolved = [.black]
    }
    self.colors = resolved.map { $0.resolvedColor(with: .current).cgColor }
    isOneColor = resolved.count == 1
  }

  func color(_ level: Int) -> CGColor { colors[min(level, colors.count - 1)] }
}
