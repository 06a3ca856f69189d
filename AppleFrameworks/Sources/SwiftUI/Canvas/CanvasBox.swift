import UIKit

/// A box that displays a canvas. Its size is the proposed size.
final class CanvasBox: Box {
  var draw: (CanvasTarget) -> Void = { _ in }
  var symbolBoxes: () -> [Box] = { [] }
  var isOpaque = false
  private lazy var view: CanvasView = {
    let view = CanvasView(frame: .zero)
    view.drawing = { [unowned self] in drawAll() }
    return view
  }()

  func redraw() {
    view.setNeedsDisplay()
    node.graph.invalidateLayout()
  }

  /// Redraws the canvas after a symbol has changed.
  override func sizesBelowChanged() { view.setNeedsDisplay() }

  override func measure(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }

  override func arrange(_ context: PlacementContext) {
    context.show(view, frame: frame) {
      view.isOpaque = isOpaque
      view.backgroundColor = isOpaque ? .black : nil
    }
  }

  private func drawAll() {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let target = CanvasTarget(context, size: view.bounds.size, environment: environment) { [unowned self] id in
      MainActor.assumeIsolated { symbol(id) }
    }
    draw(target)
  }

  /// Returns the symbol with a tag, laid out at its ideal size.
  private func symbol(_ id: AnyHashable) -> CanvasSymbol? {
    guard let box = symbolBoxes().first(where: { $0.trait(TagTrait.self) == id }) else { return nil }
    box.superbox = self
    return CanvasSymbol(box, size: box.sizeThatFits(.unspecified))
  }
}
