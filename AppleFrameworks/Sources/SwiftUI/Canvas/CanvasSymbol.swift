import UIKit

/// A view among the symbols of a canvas.
@MainActor
final class CanvasSymbol {
  private let box: Box
  nonisolated let size: CGSize
  private let container = UIView()

  init(_ box: Box, size: CGSize) {
    self.box = box
    self.size = size
  }

  /// Draws the view at a size, with its origin at that of the context.
  nonisolated func draw(in context: CGContext, size: CGSize) {
    nonisolated(unsafe) let context = context
    MainActor.assumeIsolated {
      let bounds = CGRect(origin: .zero, size: size)
      container.frame = bounds
      let place = PlacementContext(container: container, graph: box.node.graph, animation: nil, scale: box.scale)
      box.place(bounds, ProposedViewSize(size), place)
      place.finish()
      container.layoutIfNeeded()
      container.layer.render(in: context)
    }
  }
}
