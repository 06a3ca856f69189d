/// A layer that displays another one, and mirrored copies of it at each of its edges and corners.
package final class MirroredCopiesLayer: CALayer {
  package weak var source: CALayer?
  /// The position of the original in this layer, whose edges the copies begin at.
  package var place = CGRect.zero

  package override var drawsBeyondBounds: Bool { source != nil }

  package override func drawForegroundContent(in context: CGContext) {
    guard let source, place.width > 0, place.height > 0 else { return }
    for column in -1...1 {
      for row in -1...1 {
        let tile = place.offsetBy(dx: CGFloat(column) * place.width, dy: CGFloat(row) * place.height)
        guard tile.intersects(bounds) else { continue }
        context.saveGState()
        context.clip(to: tile)
        context.translateBy(x: column == 0 ? tile.minX : tile.maxX, y: row == 0 ? tile.minY : tile.maxY)
        context.scaleBy(x: column == 0 ? 1 : -1, y: row == 0 ? 1 : -1)
        context.translateBy(x: -source.bounds.minX, y: -source.bounds.minY)
        LayerRenderer.draw(source, into: context)
        context.restoreGState()
      }
    }
  }
}
