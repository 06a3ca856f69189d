import Foundation

/// A drawing that is created once and drawn repeatedly.
///
/// Its context records commands, so that it is sharp at every size.
///
/// - Source: developer.apple.com/documentation/coregraphics/cglayer
public final class CGLayer: Hashable {
  private let content: CGContext

  /// The size in the layer's own units.
  public let size: CGSize

  /// Creates an empty layer.
  ///
  /// - Parameters:
  ///   - context: A context similar to those in which the layer will be drawn.
  ///   - size: The size of the layer. Nothing is created without width or height.
  ///   - auxiliaryInfo: `nil`, since no keys are defined.
  public init?(_ context: CGContext, size: CGSize, auxiliaryInfo: CFDictionary?) {
    guard size.width > 0, size.height > 0, size.width.isFinite, size.height.isFinite else { return nil }
    self.size = size
    content = CGContext(recording: CGRect(origin: .zero, size: size))
  }

  /// The context of the layer, in which (0, 0) is the corner at the origin of the layer's rectangle.
  public var context: CGContext? { content }

  public static func == (lhs: CGLayer, rhs: CGLayer) -> Bool { lhs === rhs }

  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }

  var drawing: DisplayList { content.displayList }
}

extension CGContext {
  /// Draws a layer stretched to a rectangle, with the alpha, blend mode and shadow of the context. Content outside of
  /// the layer's size is clipped.
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

  /// Draws a layer with its own size and its origin at a point.
  public func draw(_ layer: CGLayer, at point: CGPoint) { draw(layer, in: CGRect(origin: point, size: layer.size)) }
}
