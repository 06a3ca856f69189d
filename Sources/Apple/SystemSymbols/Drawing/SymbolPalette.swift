import CoreGraphics

/// The colors of a symbol's levels.
package struct SymbolPalette {
  private let colors: [CGColor]

  /// - Parameter colors: Of the levels from 0 on; the last one serves those that are left. There is at least one.
  package init(_ colors: [CGColor]) { self.colors = colors.isEmpty ? [CGColor(gray: 0, alpha: 1)] : colors }

  /// Whether parts that lie on others have to be cut out of them to be seen.
  var isOneColor: Bool { colors.count == 1 }

  func color(_ level: Int) -> CGColor { colors[min(level, colors.count - 1)] }
}
