import CoreGraphics

/// The colors of a symbol's levels.
package struct SymbolPalette {
  private let colors: [CGColor]

  /// Creates a palette.
  ///
  /// - Parameter colors: The colors of the levels from 0 on. The last one also applies to all further levels. An empty
  ///   array is replaced by black.
  package init(_ colors: [CGColor]) { self.colors = colors.isEmpty ? [CGColor(gray: 0, alpha: 1)] : colors }

  /// Whether there is one color, so that parts on top of others must be cut out to be visible.
  var isOneColor: Bool { colors.count == 1 }

  func color(_ level: Int) -> CGColor { colors[min(level, colors.count - 1)] }
}
