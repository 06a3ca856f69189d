import UIKit

/// How the layers of a symbol are colored.
///
/// - Source: developer.apple.com/documentation/swiftui/symbolrenderingmode
public struct SymbolRenderingMode: Equatable, Sendable {
  enum Kind { case monochrome, multicolor, hierarchical, palette }
  let kind: Kind
  public static let monochrome = SymbolRenderingMode(kind: .monochrome)
  public static let multicolor = SymbolRenderingMode(kind: .multicolor)
  public static let hierarchical = SymbolRenderingMode(kind: .hierarchical)
  public static let palette = SymbolRenderingMode(kind: .palette)
}
