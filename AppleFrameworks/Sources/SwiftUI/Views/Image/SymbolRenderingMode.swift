import UIKit

/// The coloring of a symbol's layers.
///
/// - Source: developer.apple.com/documentation/swiftui/symbolrenderingmode
public struct SymbolRenderingMode: Equatable, Sendable {
  enum Kind { case monochrome, multicolor, hierarchical, palette }
  let kind: Kind
  /// One color for all layers.
  public static let monochrome = SymbolRenderingMode(kind: .monochrome)
  /// The symbol's own colors.
  public static let multicolor = SymbolRenderingMode(kind: .multicolor)
  /// One color in several opacities.
  public static let hierarchical = SymbolRenderingMode(kind: .hierarchical)
  /// A foreground style for each layer.
  public static let palette = SymbolRenderingMode(kind: .palette)
}
