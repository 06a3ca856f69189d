import UIKit

/// A view that displays the first of several views that fits the proposed size, or the last one if none fits.
///
/// - Source: developer.apple.com/documentation/swiftui/viewthatfits
public struct ViewThatFits<Content: View>: View {
  let axes: Axis.Set
  nonisolated(unsafe) let content: Content

  /// Creates a view that displays the first of its views that fits.
  ///
  /// - Parameter axes: The axes along which a view's ideal size must fit. Default: both.
  nonisolated public init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content) {
    self.axes = axes
    self.content = content()
  }

  /// The type of the body. The view has none, because the framework renders it.
  public typealias Body = Never
}

extension ViewThatFits: PrimitiveView {
  static func makeNode(_ view: Self, _ context: NodeContext) -> ViewNode<Self> { FittingNode(view, context) }
}

/// The node of a view that displays the first of several views that fits.
@MainActor
final class FittingNode<Content: View>: ViewNode<ViewThatFits<Content>> {
  private var content: ViewNode<Content>!
  private var box: FittingBox!

  init(_ view: ViewThatFits<Content>, _ context: NodeContext) {
    super.init(context)
    box = FittingBox(axes: view.axes, node: self)
    content = NodeFactory.make(view.content, self.context())
  }

  override var children: [Node] { [content] }
  override func update(_ view: ViewThatFits<Content>) {
    box.axes = view.axes
    content.update(view.content)
  }
  override func collect(into boxes: inout [Box]) { boxes.append(box) }
  override func boxesDidChange() { box.contentDidChange() }
}

/// A box that displays the first of its boxes that fits.
final class FittingBox: Box {
  var axes: Axis.Set {
    didSet { if axes != oldValue { invalidateSize() } }
  }
  private var boxes: [Box]?

  init(axes: Axis.Set, node: Node) {
    self.axes = axes
    super.init(node: node)
  }

  func contentDidChange() {
    boxes = nil
    invalidateSize()
  }

  private var content: [Box] {
    if let boxes { return boxes }
    var found: [Box] = []
    for child in node.children { child.collect(into: &found) }
    for box in found { box.superbox = self }
    boxes = found
    return found
  }

  override var contained: [Box] { chosen(proposal).map { [$0] } ?? [] }

  private func chosen(_ proposal: ProposedViewSize) -> Box? {
    content.first { box in
      let ideal = box.sizeThatFits(.unspecified)
      return Axis.allCases.allSatisfy { axis in
        guard axes.contains(axis), let length = proposal[axis] else { return true }
        return ideal[axis] <= length
      }
    } ?? content.last
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize { chosen(proposal)?.sizeThatFits(proposal) ?? .zero }
  override var spacing: ViewSpacing { chosen(proposal)?.spacing ?? ViewSpacing() }
  override var priority: Double { content.first?.priority ?? 0 }
  override func defines(_ key: AlignmentKey) -> Bool { content.contains { $0.defines(key) } }
  override func explicitGuide(_ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize) -> CGFloat? {
    chosen(proposal)?.explicitGuide(key, size: size, proposal: proposal)
  }
  override func arrange(_ context: PlacementContext) {
    guard let box = chosen(proposal) else { return }
    box.place(frame, proposal, context)
  }
}
