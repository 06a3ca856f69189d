import Foundation

/// A drawing that is made once and drawn many times.
///
/// What is drawn into its context is kept as commands, so that it is sharp at every size.
///
/// - Source: developer.apple.com/documentation/coregraphics/cglayer
public final class CGLayer: Hashable {
  private let content: CGContext

  /// The size, in the layer's own units.
  public let size: CGSize

  /// Creates an empty layer.
  ///
  /// - Parameters:
  ///   - context: one like those that the layer will be drawn into.
  ///   - size: the layer's; without width or height nothing is made.
  ///   - auxiliaryInfo: no keys are defined; pass nil.
  public init?(_ context: CGContext, size: CGSize, auxiliaryInfo: CFDictionary?) {
    guard size.width > 0, size.height > 0, size.width.isFinite, size.height.isFinite else { return nil }
    self.size = size
    content = CGContext(recording: CGRect(origin: .zero, size: size))
  }

  /// Where to draw: (0, 0) is the corner that lies at the origin of the layer's rectangle.
  public var context: CGContext? { content }

  public static func == (lhs: CGLayer, rhs: CGLayer) -> Bool { lhs === rhs }

  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }

  var drawing: DisplayList { content.displayList }
}

extension CGContext {
  /// Draws a layer, stretched to a rectangle, with the alpha, blend mode and shadow of the context. What was drawn beyond the layer's size is
  /// cut off.
  public func draw(_ layer: CGLayer, in rect: CGRect) {
    let rect = rect.standardized
    guard rect.width > 0, rect.height > 0, rect.width.isFinite, rect.height.isFinite else { return }
    saveGState()
    clip(to: rect)
    translateBy(x: rect.minX, y: rect.minY)
    scaleBy(x: rect.width / layer.size.width, y: rect.height / layer.size.height)
    draw(layer.drawing)
    restoreGState()
  }

  /// Draws a layer at its own size, its origin at a point.
  public func draw(_ layer: CGLayer, at point: CGPoint) { draw(layer, in: CGRect(origin: point, size: layer.size)) }
}
