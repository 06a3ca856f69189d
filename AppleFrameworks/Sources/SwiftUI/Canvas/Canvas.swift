import UIKit

/// A place that is drawn into.
///
/// - Source: developer.apple.com/documentation/swiftui/canvas
public struct Canvas<Symbols: View>: View {
  public nonisolated(unsafe) var symbols: Symbols
  public nonisolated(unsafe) var renderer: (inout GraphicsContext, CGSize) -> Void
  public var isOpaque: Bool
  public var colorMode: ColorRenderingMode

  /// - Parameters:
  ///   - opaque: whether everything is covered: what is not drawn on is black then.
  ///   - renderer: draws in a context of which the origin is at the top left, with the size in points.
  ///   - symbols: views that can be drawn, told apart by their tags.
  nonisolated public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void, @ViewBuilder symbols: () -> Symbols
  ) {
    self.symbols = symbols()
    self.renderer = renderer
    isOpaque = opaque
    self.colorMode = colorMode
  }

  public typealias Body = Never
}

extension Canvas where Symbols == EmptyView {
  nonisolated public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void
  ) {
    self.init(opaque: opaque, colorMode: colorMode, renderer: renderer) { EmptyView() }
  }
}

extension Canvas: PrimitiveView {
  static func makeNode(_ view: Self, _ context: NodeContext) -> ViewNode<Self> { CanvasNode(view, context) }
}

/// Has the symbols of a canvas as nodes: they have state like other views, and are not laid out.
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
      // What is observed while it draws has it drawn again.
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

/// Shows a canvas. It takes the size that it is proposed.
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

  /// A symbol looks otherwise.
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

  /// The symbol of a tag: laid out in its ideal size.
  private func symbol(_ id: AnyHashable) -> CanvasSymbol? {
    guard let box = symbolBoxes().first(where: { $0.trait(TagTrait.self) == id }) else { return nil }
    box.superbox = self
    return CanvasSymbol(box, size: box.sizeThatFits(.unspecified))
  }
}

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

  /// Draws the view in a size, with its origin at that of the context.
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

/// The view of a canvas.
final class CanvasView: UIView, ContentHitting {
  var drawing: () -> Void = {}

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentMode = .redraw
    isOpaque = false
  }

  required init?(coder: NSCoder) { fatalError("no file has a canvas of SwiftUI's") }

  override func draw(_ rect: CGRect) { drawing() }

  func hitsContent(_ point: CGPoint) -> Bool { bounds.contains(point) }
}
