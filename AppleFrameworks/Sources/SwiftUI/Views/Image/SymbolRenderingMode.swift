import UIKit

/// A mode of coloring a symbol's layers.
///
/// - Source: developer.apple.com/documentation/swiftui/symbolrenderingmode
public struct SymbolRenderingMode: Equatable, Sendable {
  enum Kind { case monochrome, multicolor, hierarchical, palette }
  let kind: Kind
  /// The mode with one color for all layers.
  public static let monochrome = SymbolRenderingMode(kind: .monochrome)
  /// The mode with the symbol's own colors.
  public static let multicolor = SymbolRenderingMode(kind: .multicolor)
  /// The mode with one color in several opacities.
  public static let hierarchical = SymbolRenderingMode(kind: .hierarchical)
  /// The mode with a foreground style for each layer.
  public static let palette = SymbolRenderingMode(kind: .palette)
}
