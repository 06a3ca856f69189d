/// The node of a canvas. It keeps the symbols as nodes, which have state like other views but are not laid out.
@MainActor
final class CanvasNode<Symbols: View>: ViewNode<Canvas<Symbols>> {
  private var view: Canvas<Symbols>
  private var symbols: ViewNode<Symbols>!
  private lazy var box = CanvasBox(node: self)

  init(_ view: Canvas<Symbols>, _ context: NodeContext) {
    self.view = view
    super.init(context)
    symbols = NodeFactory.make(view.symbols, self.context())
    box.isOpaque = view.isOpaque
    box.draw = { [unowned self] target in
      // A change of values that the renderer reads redraws the canvas.
      graph.tracking(self) {
        var context = GraphicsContext(target)
        self.view.renderer(&context, target.size)
      }
    }
    box.symbolBoxes = { [unowned self] in
      var boxes: [Box] = []
      symbols.collect(into: &boxes)
      return boxes
    }
  }

  override var children: [Node] { [symbols] }

  override func update(_ view: Canvas<Symbols>) {
    let isSame = valuesAreEqual(self.view, view)
    self.view = view
    symbols.update(view.symbols)
    guard !isSame else { return }
    box.isOpaque = view.isOpaque
    box.redraw()
  }

  override func evaluate() { box.redraw() }

  override func environmentDidChange(from old: EnvironmentValues) {
    super.environmentDidChange(from: old)
    box.redraw()
  }

  override func boxesDidChange() { box.redraw() }
  override func collect(into boxes: inout [Box]) { boxes.append(box) }
}
